/** Tones that are played, one after the other. */
export interface Tones {
  /** Hertz of each. */
  tones: readonly number[];
  /** Seconds of each. */
  length: number;
  /** How often they are played; default once. */
  rounds?: number;
  /** Seconds from one round to the next. */
  round?: number;
}

/** Plays tones softly, until the returned function is called; silent where browsers forbid it. */
export function playTones({ tones, length, rounds = 1, round = tones.length * length }: Tones): () => void {
  if (!('AudioContext' in globalThis)) return () => undefined;
  const context = new AudioContext();
  const loudness = context.createGain();
  loudness.gain.value = 0.08;
  loudness.connect(context.destination);
  for (let at = 0; at < rounds; at += 1)
    for (const [place, tone] of tones.entries()) {
      const sound = context.createOscillator();
      const start = context.currentTime + at * round + place * length;
      sound.frequency.value = tone;
      sound.connect(loudness);
      sound.start(start);
      sound.stop(start + length);
    }
  return () => void context.close();
}
