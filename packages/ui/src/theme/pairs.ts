import { chartRoles, divergeRoles } from './chartRoles.ts';
import type { ColorRole } from './seeds.ts';

/** A foreground role, the background role it is drawn on, and the minimum contrast ratio between them. */
export type Pair = readonly [foreground: ColorRole, background: ColorRole, minimum: number];

const on = (foregrounds: readonly ColorRole[], backgrounds: readonly ColorRole[], minimum: number): Pair[] =>
  foregrounds.flatMap((foreground) => backgrounds.map((background): Pair => [foreground, background, minimum]));

const page: readonly ColorRole[] = ['canvas', 'canvasEnd', 'surface', 'raised'];
const rows: readonly ColorRole[] = ['tableHeader', 'rowStripe', 'rowHover', 'rowSelected'];
const gates: readonly ColorRole[] = [
  'loginBackdrop',
  'loginBackdropEnd',
  'lockBackdrop',
  'lockBackdropEnd',
  'gatePattern',
];
const status = ['success', 'warning', 'critical', 'info'] as const;

/**
 * Every declared pair of roles: text of any size 4.5; borders of controls, marks, icons and focus rings 3 (WCAG 2.2,
 * 1.4.3 and 1.4.11). A filled button is told by its words, so its ground needs only to be seen at all.
 */
export const pairs: readonly Pair[] = [
  ...on(['text', 'textMuted'], [...page, ...rows, 'sunken', 'neutralSoft', ...gates], 4.5),
  ...on(['text', 'textMuted', 'accentText'], ['accentSoft', ...status.map((tone) => `${tone}Soft` as const)], 4.5),
  ...on(['textDisabled', 'borderControl'], [...page, 'sunken'], 3),
  ...on(['focusRing'], [...page, ...rows, 'sunken', 'accentSoft', 'tagbar', ...gates], 3),
  ...on(['accentText'], [...page, ...rows, 'sunken', ...gates], 4.5),
  ...on(['accentMark'], [...page, ...rows, 'sunken'], 3),
  ...on(['accent'], page, 1.5),
  ...on(['onAccent'], ['accent', 'accentHover', 'accentPressed'], 4.5),
  ...status.flatMap((tone): Pair[] => [
    ...on([`${tone}Text`], [...page, ...rows, `${tone}Soft`], 4.5),
    ...on([tone], page, 3),
    [`on${tone[0]!.toUpperCase()}${tone.slice(1)}` as ColorRole, tone, 4.5],
  ]),
  ['onCritical', 'criticalHover', 4.5],
  ...on(chartRoles, page, 3),
  ...on(['text'], ['heat1', 'heat2', 'heat3', ...divergeRoles.slice(1, -1)], 4.5),
  ...on(['surface'], ['heat4', 'heat5', 'diverge1', 'diverge7'], 4.5),
  ...on(['onSidebar', 'onSidebarMuted'], ['sidebar', 'sidebarEnd', 'sidebarHover'], 4.5),
  ['onSidebarActive', 'sidebarActive', 4.5],
  ...on(['onTopbar'], ['topbar', 'topbarEnd', 'topbarHover'], 4.5),
  ...on(['onTagbar'], ['tagbar', 'tagHover'], 4.5),
  ['onTagActive', 'tagActive', 4.5],
  ['onTableHeader', 'tableHeader', 4.5],
  ...on(['onBrand'], ['brand', 'brandEnd'], 4.5),
];

/** The same pairs under high contrast: text 7, all else 4.5, and hairlines count as borders. */
export const highPairs: readonly Pair[] = [
  ...pairs.map(([foreground, background, minimum]): Pair => [foreground, background, minimum >= 4.5 ? 7 : 4.5]),
  ...on(['border'], page, 4.5),
];
