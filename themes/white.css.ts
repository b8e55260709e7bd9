import { defineTheme } from '@lattice/ui/theme/defineTheme';

/** Paper: everything white, parted by hairlines, near-black words and one restrained blue. */
export const { theme, tokens } = defineTheme('white', {
  label: { zh: '纯白', en: 'White' },
  scheme: 'light',
  canvas: '#ffffff',
  surface: '#ffffff',
  text: '#18181b',
  accent: '#2563eb',
  success: '#15803d',
  warning: '#d97706',
  critical: '#dc2626',
  info: '#0e7490',
  sidebar: { background: '#ffffff', active: 'soft' },
  topbar: { background: '#ffffff' },
  tagbar: { background: '#ffffff', active: 'soft' },
  login: { from: '#ffffff', to: '#f4f4f5' },
  lock: { from: '#fafafa', to: '#f0f0f2' },
  radius: { control: 6, card: 6 },
  cardEdge: 'line',
  overrides: { tableHeader: '#ffffff', border: '#e4e4e7' },
});
