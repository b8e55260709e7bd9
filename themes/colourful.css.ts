import { defineTheme } from '@lattice/ui/theme/defineTheme';

/** Festive: a top bar from violet to pink, lilac page, white side bar, round cards that float. */
export const { theme, tokens } = defineTheme('colourful', {
  label: { zh: '炫彩', en: 'Colourful' },
  scheme: 'light',
  canvas: '#f7f4fd',
  canvasEnd: '#fdf2f8',
  surface: '#ffffff',
  text: '#2a2140',
  accent: '#8b3dff',
  success: '#10b981',
  warning: '#f59e0b',
  critical: '#f43f5e',
  info: '#0ea5e9',
  sidebar: { background: '#ffffff', end: '#fbf5ff', active: 'fill' },
  topbar: { background: '#6a2be2', end: '#d4287f' },
  tagbar: { background: '#f1e9fd', active: 'fill' },
  login: { from: '#e9dcff', to: '#ffdcec' },
  lock: { from: '#dcd2ff', to: '#ffd9d2' },
  radius: { control: 8, card: 14 },
  cardEdge: 'lift',
});
