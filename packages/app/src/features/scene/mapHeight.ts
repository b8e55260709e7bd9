/**
 * Height of a map in the middle of a scene: what the middle leaves beside `taken`; where the scene scrolls, what the
 * window does, and no more than is as wide.
 */
export const mapHeight = (taken: string, least = 360): string =>
  `max(${least}px, min(calc(100cqh - ${taken}), var(--lt-middle-most, 72vw)))`;

/** What the list takes where it stands below the map: in a middle that is too narrow for both. */
const LIST = 'clamp(0px, (746px - 100cqw) * 100, 11rem + 34px)';

/** Height of the map of a scene that is its whole middle, with its list. */
export const MAP_HEIGHT = mapHeight(`120px - ${LIST}`);

/** Height of such a map with the words below it and, on screens too narrow for both, the list below those. */
export const WHOLE_MAP_HEIGHT = `calc(${MAP_HEIGHT} + 25px + clamp(0px, (790px - 100vw) * 100, 11rem + 40px))`;
