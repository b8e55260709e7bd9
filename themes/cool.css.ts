import { defineTheme } from '@lattice/ui/theme/defineTheme';

/** The control room by day: a side bar that sinks from navy to ocean, icy page, cyan accent. */
export const { theme, tokens } = defineTheme('cool', {
  label: '炫酷',
  scheme: 'light',
  canvas: '#e9f2f8',
  canvasEnd: '#dfecf5',
  surface: '#fbfdff',
  text: '#0d2b45',
  accent: '#0891b2',
  success: '#12a27b',
  warning: '#e08b1c',
  critical: '#db3f54',
  info: '#3478d4',
  sidebar: { background: '#06203f', end: '#0b5a78', active: 'fill' },
  topbar: { background: '#06203f', end: '#0a3f63' },
  tagbar: { background: '#d5e5f0', active: 'fill' },
  login: { from: '#bfe3f2', to: '#dfeaf8' },
  lock: { from: '#b4d8ee', to: '#cfe0f5' },
  pattern: 'rings',
  brand: { from: '#06203f', to: '#0b5a78' },
  density: { row: 38, control: 32 },
  lift: 'deep',
  radius: { control: 6, card: 8 },
  cardEdge: 'soft',
});
