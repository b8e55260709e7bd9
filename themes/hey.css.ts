import { defineTheme } from '@lattice/ui/theme/defineTheme';

/**
 * The look of HeyUI admin: white side bar, airy page, soft round cards, its green for acts and places, its blue for
 * what is told.
 */
export const { theme, tokens } = defineTheme('hey', {
  label: 'HeyUI',
  scheme: 'light',
  canvas: '#f3f6f8',
  surface: '#ffffff',
  text: '#333b45',
  accent: '#45b984',
  success: '#2e9e5b',
  warning: '#ffae00',
  critical: '#e5484f',
  info: '#3788ee',
  sidebar: { background: '#ffffff', active: 'soft' },
  topbar: { background: 'transparent' },
  tagbar: { background: '#ffffff', active: 'soft', shape: 'line', mark: 2 },
  login: { from: '#d9e9fc', to: '#dcf3e8' },
  lock: { from: '#d6efe3', to: '#dce9fb' },
  pattern: 'hills',
  brand: { from: '#e2f5ec', to: '#dcebfc' },
  density: { row: 42, control: 34 },
  radius: { control: 8, card: 16 },
  cardEdge: 'lift',
  overrides: { tableHeader: '#f5f7fa', sidebarActive: '#e2f5ec', onSidebarActive: '#1c7a50' },
});
