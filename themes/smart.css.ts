import { defineTheme } from '@lattice/ui/theme/defineTheme';

/** Fresh and technical: teal on mint grey, a light side bar, a deep green top bar. */
export const { theme, tokens } = defineTheme('smart', {
  label: '智慧',
  scheme: 'light',
  canvas: '#eef5f3',
  surface: '#ffffff',
  text: '#17302c',
  accent: '#0fa28b',
  success: '#3fae49',
  warning: '#e39a2d',
  critical: '#dd4b4b',
  info: '#2f86c5',
  sidebar: { background: '#f6fbf9', active: 'soft', mark: 3 },
  topbar: { background: '#0b5f57', end: '#12796b' },
  tagbar: { background: '#e1eeea', active: 'raise', shape: 'tab' },
  login: { from: '#cfe9e2', to: '#eef7f0' },
  lock: { from: '#bfe1da', to: '#dff0e6' },
  pattern: 'lattice',
  brand: { from: '#0b5f57', to: '#12796b' },
  radius: { control: 5, card: 8 },
  cardEdge: 'both',
});
