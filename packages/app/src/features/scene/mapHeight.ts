/** Height of the map of a scene that is its whole middle: what a wide screen leaves below heading and panel. */
export const MAP_HEIGHT = 'clamp(360px, min(calc(100vh - 200px), 72vw), 1800px)';
