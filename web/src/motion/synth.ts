/** Sounds out of nothing: tones and noise that the browser itself makes. */

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** The place where sounds are made, or null where there is none. */
export function studio(): AudioContext | null {
  try {
    context ??= new AudioContext();
    void context.resume();
    return context;
  } catch {
    return null;
  }
}

function swell(audio: AudioContext, at: number, loud: number, rise: number, long: number): GainNode {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + rise);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + long);
  volume.connect(audio.destination);
  return volume;
}

export interface Tone {
  at?: number; // seconds from now
  pitch: number;
  to?: number; // the pitch it glides to
  long?: number;
  loud?: number;
  wave?: OscillatorType;
}

/** A tone that swells and fades. */
export function tone({ at = 0, pitch, to = pitch, long = 0.5, loud = 0.16, wave = 'triangle' }: Tone): void {
  const audio = studio();
  if (!audio) return;
  const start = audio.currentTime + at, voice = audio.createOscillator();
  voice.type = wave;
  voice.frequency.setValueAtTime(pitch, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + long);
  voice.connect(swell(audio, start, loud, Math.min(0.03, long / 4), long));
  voice.start(start);
  voice.stop(start + long + 0.05);
}

function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1;
  return buffer;
}

/** A breath of noise around a pitch that may glide: paper, wood, steam. */
export function noise({ at = 0, pitch, to = pitch, long = 0.12, loud = 0.12, sharp = 1.2 }: Tone & { sharp?: number }): void {
  const audio = studio();
  if (!audio) return;
  hiss ??= noiseOf(audio);
  const start = audio.currentTime + at, source = audio.createBufferSource(), filter = audio.createBiquadFilter();
  source.buffer = hiss;
  source.loop = true;
  filter.type = 'bandpass';
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(pitch, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + long);
  source.connect(filter).connect(swell(audio, start, loud, long / 8, long));
  source.start(start, Math.random() * 0.3);
  source.stop(start + long + 0.05);
}
