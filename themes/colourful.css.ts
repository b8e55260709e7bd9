import { defineTheme } from '@lattice/ui/theme/defineTheme';

/** Festive: a top bar from violet to pink, lilac page, white side bar, round cards that float. */
export const { theme, tokens } = defineTheme('colourful', {
  label: '炫彩',
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
  sidebar: { background: '#ffffff', end: '#fbf0ff', active: 'fill', line: 'transparent' },
  topbar: { background: '#6a2be2', end: '#d4287f' },
  tagbar: { background: '#f1e9fd', active: 'fill', shape: 'round' },
  login: { from: '#e9dcff', to: '#ffdcec' },
  lock: { from: '#dcd2ff', to: '#ffd9d2' },
  pattern: 'clouds',
  brand: { from: '#6a2be2', to: '#d4287f' },
  charts: 'vivid',
  density: { row: 42, control: 34 },
  lift: 'deep',
  radius: { control: 10, card: 18 },
  cardEdge: 'lift',
  overrides: { gatePattern: '#e6d9ff' },
});
