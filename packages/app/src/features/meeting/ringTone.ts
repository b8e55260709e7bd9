/** Hertz of the two tones, seconds of each, and seconds from one ring to the next. */
const TONES = [660, 550] as const;
const LENGTH = 0.28;
const ROUND = 2.4;

/** Rings softly, at most for half a minute, until the returned function is called; silent where browsers forbid it. */
export function ringTone(): () => void {
  if (!('AudioContext' in globalThis)) return () => undefined;
  const context = new AudioContext();
  const loudness = context.createGain();
  loudness.gain.value = 0.08;
  loudness.connect(context.destination);
  for (let round = 0; round < 12; round += 1)
    for (const [at, tone] of TONES.entries()) {
      const sound = context.createOscillator();
      sound.frequency.value = tone;
      sound.connect(loudness);
      sound.start(context.currentTime + round * ROUND + at * LENGTH);
      sound.stop(context.currentTime + round * ROUND + (at + 1) * LENGTH);
    }
  return () => void context.close();
}
