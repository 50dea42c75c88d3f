// Short cues from a synth; there are no sound files. Everything that is heard is also seen.
import { settings } from './settings.svelte';
import type { Heard } from './signs';

type Cue = Heard | 'my-turn' | 'refused' | 'choose' | 'win' | 'lose' | 'step' | 'said';

let context: AudioContext | null = null;

/** Browsers let pages sound only after the person has done something. */
export function allowSound(): void {
  if (context === null && 'AudioContext' in window) context = new AudioContext();
  void context?.resume().catch(() => undefined);
}

export function cue(name: Cue): void {
  if (context === null || context.state !== 'running') return;
  if (name === 'my-turn' ? !settings.now.turnSound : !settings.now.sound) return;
  if (settings.now.volume === 0) return;
  CUES[name](context);
}

/** As the person set it; at the usual volume a cue is as loud as it was made. */
function loudness(): number {
  return settings.now.volume / 70;
}

function tone(at: AudioContext, pitch: number, from: number, length: number, volume = 0.12): void {
  const wave = at.createOscillator();
  const gain = at.createGain();
  wave.type = 'triangle';
  wave.frequency.value = pitch;
  const start = at.currentTime + from;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume * loudness(), start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + length);
  wave.connect(gain).connect(at.destination);
  wave.start(start);
  wave.stop(start + length);
}

function noise(at: AudioContext, from: number, length: number, pitch: number): void {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++)
    samples[index] = (Math.random() * 2 - 1) * (1 - index / samples.length);
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.buffer = buffer;
  const gain = at.createGain();
  gain.gain.value = 0.18 * loudness();
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(at.currentTime + from);
}

const CUES: Record<Cue, (at: AudioContext) => void> = {
  'my-turn': (at) => [523, 784].forEach((pitch, index) => tone(at, pitch, index * 0.13, 0.5)),
  refused: (at) => tone(at, 110, 0, 0.25, 0.16),
  choose: (at) => tone(at, 660, 0, 0.09, 0.06),
  step: (at) => tone(at, 330, 0, 0.12, 0.04),
  said: (at) => tone(at, 440, 0, 0.1, 0.05),
  gain: (at) => [587, 740, 880].forEach((pitch, index) => tone(at, pitch, index * 0.06, 0.3, 0.07)),
  heal: (at) => [440, 554].forEach((pitch, index) => tone(at, pitch, index * 0.08, 0.4, 0.06)),
  hit: (at) => {
    noise(at, 0, 0.12, 420);
    tone(at, 98, 0, 0.2, 0.12);
  },
  fall: (at) => {
    noise(at, 0, 0.4, 240);
    [147, 98, 65].forEach((pitch, index) => tone(at, pitch, index * 0.1, 0.35, 0.12));
  },
  move: (at) => tone(at, 247, 0, 0.1, 0.05),
  card: (at) => noise(at, 0, 0.16, 1800),
  die: (at) => [0, 0.06, 0.13, 0.22].forEach((from) => noise(at, from, 0.04, 2600)),
  lose: (at) => [392, 330, 262].forEach((pitch, index) => tone(at, pitch, index * 0.18, 0.7)),
  win: (at) => [523, 659, 784, 1047].forEach((pitch, index) => tone(at, pitch, index * 0.12, 0.8)),
};
