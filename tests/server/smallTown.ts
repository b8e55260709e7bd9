/** What a town is filled with that has dictionaries, regions and grids alone. */
export const SMALL = ['blade-system/dict', 'blade-system/region', 'grid/grid'];
