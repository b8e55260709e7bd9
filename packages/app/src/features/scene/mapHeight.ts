/** Height of the map of a scene that is its whole middle: what a wide screen leaves below heading and panel. */
export const MAP_HEIGHT = 'clamp(360px, min(calc(100vh - 200px), 72vw), 1800px)';

/** Height of such a map with the words below it and, on screens too narrow for both, the list below those. */
export const WHOLE_MAP_HEIGHT = `calc(${MAP_HEIGHT} + 25px + clamp(0px, (790px - 100vw) * 100, 11rem + 40px))`;
