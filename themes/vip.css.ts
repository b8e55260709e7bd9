import { defineTheme } from '@lattice/ui/theme/defineTheme';

/** The lounge: black side and top bar edged with gold, cream cards, an antique gold accent. */
export const { theme, tokens } = defineTheme('vip', {
  label: '尊享',
  scheme: 'light',
  canvas: '#f3ecdf',
  surface: '#fffcf5',
  text: '#2c2415',
  accent: '#b8892f',
  success: '#5c8a3a',
  warning: '#d07a1c',
  critical: '#b8392e',
  info: '#4d7c8a',
  sidebar: { background: '#1c1914', end: '#2a231a', active: 'soft', mark: 3, line: '#8a6b2c' },
  topbar: { background: '#16130f', end: '#2f2617', line: '#b8892f' },
  tagbar: { background: '#e9dfcb', active: 'raise', mark: 2 },
  login: { from: '#eadbb8', to: '#f6efe1' },
  lock: { from: '#e3d0a4', to: '#f0e4c8' },
  pattern: 'diamonds',
  brand: { from: '#16130f', to: '#3a2e1a' },
  radius: { control: 3, card: 6 },
  cardEdge: 'both',
  overrides: {
    border: '#e4d6b8',
    sidebarActive: '#3d3018',
    onSidebarActive: '#f0cf86',
    onSidebarMuted: '#c3b598',
    onTopbar: '#ecd9ab',
    onBrand: '#ecd9ab',
  },
});
