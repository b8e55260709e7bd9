import { defineTheme } from '@lattice/ui/theme/defineTheme';

/** A calm night: blue-black surfaces that rise by light, not by shadow. */
export const { theme, tokens } = defineTheme('dark', {
  label: '暗色',
  scheme: 'dark',
  canvas: '#0f1217',
  surface: '#191d24',
  text: '#e4e8ee',
  accent: '#62adff',
  success: '#5dbb63',
  warning: '#e0a13a',
  critical: '#e5635f',
  info: '#3fb2cc',
  sidebar: { background: '#13161c', active: 'soft' },
  topbar: { background: '#191d24' },
  tagbar: { background: '#13161c', active: 'soft' },
  lock: { from: '#0b0d11', to: '#18202c' },
  pattern: 'glow',
  brand: { from: '#16263c', to: '#131a24' },
  lift: 'deep',
  radius: { control: 6, card: 10 },
  cardEdge: 'soft',
});
