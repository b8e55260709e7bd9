/** Milliseconds below which nothing has been said, and nothing is played. */
export const SHORTEST = 400;

/** What is being said, to be heard again. */
export interface Echo {
  /** Closes the microphone and plays what was said; gives for how many milliseconds it was open. */
  end(): Promise<number>;
}

/** Records a microphone until it is ended, and plays that back. */
export function recordEcho(sound: MediaStream): Echo {
  const recorder = new MediaRecorder(sound);
  const parts: Blob[] = [];
  const since = performance.now();
  const whole = new Promise<Blob>((resolve) => {
    recorder.addEventListener('dataavailable', ({ data }) => void parts.push(data));
    recorder.addEventListener('stop', () => resolve(new Blob(parts, { type: recorder.mimeType })));
  });
  recorder.start();
  return {
    end: async () => {
      const ms = performance.now() - since;
      recorder.stop();
      for (const track of sound.getTracks()) track.stop();
      // Nothing can be read from a recording without a sound in it.
      if (ms < SHORTEST) return ms;
      const context = new AudioContext();
      const source = context.createBufferSource();
      source.buffer = await context.decodeAudioData(await (await whole).arrayBuffer());
      source.connect(context.destination);
      source.addEventListener('ended', () => void context.close());
      source.start();
      return ms;
    },
  };
}
