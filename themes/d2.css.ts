import { defineTheme } from '@lattice/ui/theme/defineTheme';

/**
 * The look of d2-admin: bars that melt into a grey-blue page, tabs that stand on it, white cards with a thin line,
 * sapphire blue.
 */
export const { theme, tokens } = defineTheme('d2', {
  label: 'd2 经典',
  scheme: 'light',
  canvas: '#ebf1f6',
  canvasEnd: '#e3ebf4',
  surface: '#ffffff',
  text: '#293849',
  accent: '#4059e6',
  success: '#19be6b',
  warning: '#f0953f',
  critical: '#e5494d',
  info: '#3a9fd0',
  sidebar: { background: 'transparent', active: 'raise' },
  topbar: { background: 'transparent' },
  tagbar: { background: '#e6edf4', active: 'raise', shape: 'tab', isOutlined: true },
  login: { from: '#d5e3f5', to: '#ebf1f6' },
  lock: { from: '#dce4f0', to: '#cfdcee' },
  pattern: 'squares',
  brand: { from: '#ffffff', to: '#e8f0fb' },
  charts: 'muted',
  density: { row: 36, control: 30 },
  lift: 'flat',
  radius: { control: 3, card: 4 },
  cardEdge: 'line',
  overrides: { border: '#cfd7e5', tableHeader: '#f5f7fb', sidebarHover: '#f6f9fc' },
});
