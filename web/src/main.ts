import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
import './styles/zones.css';
import App from './App.svelte';
// From the first page on it is known where the pointer rests.
import './lib/pointer';
import { settings } from './lib/settings.svelte';
import { allowSound } from './lib/sound';
import { words } from './lib/words.svelte';

settings.apply();
for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, allowSound, { once: true });
// The server knows what this person has chosen elsewhere, or what the browser asks for.
await words.speak(settings.now.language || document.documentElement.lang);
if (settings.now.person) void import('./lib/belongings').then(({ follow }) => follow());
mount(App, { target: document.getElementById('app')! });
