import type { Theme } from '@lattice/ui/theme/defineTheme';

const found = import.meta.glob<Theme>('../../../../themes/*.css.ts', { eager: true, import: 'theme' });

/**
 * Every theme of the folder `themes`: its name and its label, which is the id of its translations, the default first.
 */
export const themes = Object.values(found)
  .map(({ name, label }) => ({ name, label }))
  .sort((a, b) => Number(b.name === 'default') - Number(a.name === 'default'));
