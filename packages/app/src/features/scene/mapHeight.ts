/**
 * Height of a map in the middle of a scene: what the middle leaves beside `taken` px; where the scene scrolls, what the
 * window does, and no more than is as wide.
 */
export const mapHeight = (taken: number, least = 360): string =>
  `max(${least}px, min(calc(100cqh - ${taken}px), var(--lt-middle-most, 72vw)))`;

/** Height of the map of a scene that is its whole middle. */
export const MAP_HEIGHT = mapHeight(120);

/** Height of such a map with the words below it and, on screens too narrow for both, the list below those. */
export const WHOLE_MAP_HEIGHT = `calc(${MAP_HEIGHT} + 25px + clamp(0px, (790px - 100vw) * 100, 11rem + 40px))`;
