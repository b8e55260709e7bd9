/** A chunk that holds some modules and all they need that is not in a chunk before it. */
export interface ChunkGroup {
  name: string;
  tags?: ['$initial'];
  test?: RegExp;
  priority: number;
}

/**
 * What is loaded together stands together, because a large chunk is packed better than many small ones:
 * what every page starts with, what login and frame both draw, the frame, and the list of a register.
 */
export const chunkGroups: ChunkGroup[] = [
  { name: 'start', tags: ['$initial'], priority: 4 },
  { name: 'base', test: /packages\/(?:ui\/src\/(?:Alert\/Alert|TextField\/TextField|Flyout\/Flyout|LanguageSwitch\/LanguageSwitch|IconButton\/IconButton\.css)\.tsx?|app\/src\/(?:platform|frame\/(?:LooksMenu|Logo|LanguageButton)|session\/(?:signOut|canSwitch))\.tsx?)$/, priority: 3 },
  { name: 'frame', test: /packages\/app\/src\/(?:shell\/(?:Shell|Toasts|Providers)|screens\/menu\/MenuScreen|menu\/(?:bringScreen|useMenu))\.tsx?$/, priority: 2 },
  { name: 'list', test: /packages\/app\/src\/(?:screens\/plain\/(?:PlainScreen|RegisterTable)|records\/formSources)\.tsx?$/, priority: 1 },
];
