import type { Theme, ThemeTokens } from '@lattice/ui/theme/defineTheme';

/** A theme and its colours. */
export interface ThemeFile {
  theme: Theme;
  tokens: ThemeTokens;
}

const order = ['default', 'white', 'dark', 'colourful', 'smart', 'iview', 'vip', 'cool', 'd2', 'hey', 'lte'];
const place = ({ theme }: ThemeFile) => (order.includes(theme.name) ? order.indexOf(theme.name) : order.length);

/** Every theme of the folder `themes`, in the order of the specification. */
export const themeFiles: readonly ThemeFile[] = Object.values(
  import.meta.glob<ThemeFile>('../../themes/*.css.ts', { eager: true }),
).sort((a, b) => place(a) - place(b));
