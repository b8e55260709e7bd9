import { defineTheme } from '@lattice/ui/theme/defineTheme';

/** The look of Element and Saber: white cards and top bar on pale grey, a slate side bar, clear blue. */
export const { theme, tokens } = defineTheme('default', {
  label: { zh: '默认', en: 'Default' },
  scheme: 'light',
  canvas: '#f0f2f5',
  surface: '#ffffff',
  text: '#1f2329',
  accent: '#409eff',
  success: '#67c23a',
  warning: '#e6a23c',
  critical: '#e5484d',
  info: '#2b9db8',
  sidebar: { background: '#20222a', active: 'fill' },
  topbar: { background: '#ffffff' },
  tagbar: { background: '#ffffff', active: 'soft' },
  radius: { control: 4, card: 10 },
  cardEdge: 'soft',
});
