import { defineTheme } from '@lattice/ui/theme/defineTheme';

/**
 * The look of AdminLTE 3: charcoal side bar, white top bar, cool grey page, square cards with a line of blue on top.
 */
export const { theme, tokens } = defineTheme('lte', {
  label: 'AdminLTE',
  scheme: 'light',
  canvas: '#f4f6f9',
  surface: '#ffffff',
  text: '#212529',
  accent: '#007bff',
  success: '#28a745',
  warning: '#ffc107',
  critical: '#dc3545',
  info: '#17a2b8',
  sidebar: { background: '#343a40', active: 'fill' },
  topbar: { background: '#ffffff' },
  tagbar: { background: '#ffffff', active: 'fill', shape: 'line' },
  login: { from: '#e9ecef', to: '#e9ecef' },
  lock: { from: '#e9ecef', to: '#d8dde3' },
  pattern: 'none',
  brand: { from: '#343a40', to: '#454d55' },
  charts: 'vivid',
  weight: 700,
  density: { row: 38, control: 34 },
  lift: 'flat',
  radius: { control: 4, card: 3 },
  cardEdge: 'top',
  overrides: { border: '#dee2e6', tableHeader: '#ffffff' },
});
