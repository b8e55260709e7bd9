/** What a key of keyboard or remote control does on a wall. */
export type KioskAct = 'next' | 'before' | 'pause';

const keys: Readonly<Record<string, KioskAct>> = {
  PageDown: 'next',
  MediaTrackNext: 'next',
  ChannelUp: 'next',
  PageUp: 'before',
  MediaTrackPrevious: 'before',
  ChannelDown: 'before',
  MediaPlayPause: 'pause',
  MediaPlay: 'pause',
  MediaPause: 'pause',
  Pause: 'pause',
};

/** What a key does, if anything. */
export const kioskAct = (key: string): KioskAct | undefined => (Object.hasOwn(keys, key) ? keys[key] : undefined);

/** The scene that follows another one, or comes before it, in a round. */
export function sceneFrom(scenes: readonly string[], current: string, step: 1 | -1): string {
  const at = Math.max(0, scenes.indexOf(current));
  return scenes[(at + step + scenes.length) % scenes.length] ?? current;
}
