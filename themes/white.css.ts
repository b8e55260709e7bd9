import { defineTheme } from '@lattice/ui/theme/defineTheme';

/** Paper: everything white, parted by hairlines, near-black words, outlined tags and one restrained ink blue. */
export const { theme, tokens } = defineTheme('white', {
  label: '纯白',
  scheme: 'light',
  canvas: '#ffffff',
  surface: '#ffffff',
  text: '#18181b',
  accent: '#1e3a8a',
  success: '#15803d',
  warning: '#d97706',
  critical: '#dc2626',
  info: '#0e7490',
  sidebar: { background: '#ffffff', active: 'soft', entry: 'block', mark: 2 },
  topbar: { background: '#ffffff' },
  tagbar: { background: '#ffffff', active: 'soft', isOutlined: true },
  login: { from: '#ffffff', to: '#f4f4f5' },
  lock: { from: '#fafafa', to: '#f0f0f2' },
  pattern: 'paper',
  brand: { from: '#fafafa', to: '#f1f1f3' },
  charts: 'muted',
  weight: 700,
  density: { row: 38, control: 32 },
  lift: 'flat',
  radius: { control: 2, card: 0 },
  cardEdge: 'line',
  overrides: { tableHeader: '#ffffff', border: '#e4e4e7', gatePattern: '#eeeef1' },
});
