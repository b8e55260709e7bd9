import { defineTheme } from '@lattice/ui/theme/defineTheme';

/**
 * The look of iView admin: a grey-blue side bar whose open entry is a block of its blue, white top bar, white tags with
 * a dot, small corners.
 */
export const { theme, tokens } = defineTheme('iview', {
  label: 'iView',
  scheme: 'light',
  canvas: '#f5f7f9',
  surface: '#ffffff',
  text: '#515a6e',
  accent: '#2d8cf0',
  success: '#19be6b',
  warning: '#ff9900',
  critical: '#ed4014',
  info: '#2db7f5',
  sidebar: { background: '#515a6e', active: 'fill', entry: 'block' },
  topbar: { background: '#ffffff' },
  tagbar: { background: '#f0f0f0', active: 'raise', isOutlined: true, hasDot: true },
  login: { from: '#dcebfb', to: '#f5f7f9' },
  lock: { from: '#dfe3ea', to: '#f0f2f5' },
  pattern: 'slab',
  brand: { from: '#515a6e', to: '#464c5b' },
  density: { row: 40, control: 32 },
  lift: 'flat',
  radius: { control: 4, card: 4 },
  cardEdge: 'line',
  overrides: { gatePattern: '#d6e3f5', border: '#dcdee2', tableHeader: '#f8f8f9' },
});
