import { MediaQuery } from 'svelte/reactivity';

/** A phone: names do not fit on cards, and what stands beside the board stands below it. */
export const small = new MediaQuery('max-width: 900px');
