import { MediaQuery } from 'svelte/reactivity';

/** A phone: names do not fit on cards in lanes. */
export const small = new MediaQuery('max-width: 900px');
