import { defineTheme } from '@lattice/ui/theme/defineTheme';

/**
 * The look of Element and Saber: white cards and top bar on pale grey, a black side bar whose open entry bears a blue
 * mark, flat underlined tags.
 */
export const { theme, tokens } = defineTheme('default', {
  label: '默认',
  scheme: 'light',
  canvas: '#f0f2f5',
  surface: '#ffffff',
  text: '#1f2329',
  accent: '#409eff',
  success: '#67c23a',
  warning: '#e6a23c',
  critical: '#e5484d',
  info: '#2b9db8',
  sidebar: { background: '#20222a', active: 'soft', entry: 'block', mark: 4 },
  topbar: { background: '#ffffff' },
  tagbar: { background: '#ffffff', active: 'raise', shape: 'line', mark: 3 },
  login: { from: '#dbe9f8', to: '#eef2f7' },
  lock: { from: '#d3dce8', to: '#e9edf2' },
  pattern: 'dots',
  brand: { from: '#1a5fb8', to: '#2572cd' },
  charts: 'vivid',
  radius: { control: 4, card: 10 },
  cardEdge: 'soft',
  overrides: { sidebarActive: '#101116' },
});
