import type { ColorRole } from './seeds.ts';

/** The colours of series in their order. */
export const chartRoles = [
  'chart1',
  'chart2',
  'chart3',
  'chart4',
  'chart5',
  'chart6',
  'chart7',
  'chart8',
] as const satisfies readonly ColorRole[];

/** From little to much. `text` is read on the first three, `surface` on the last two. */
export const heatRoles = ['heat1', 'heat2', 'heat3', 'heat4', 'heat5'] as const satisfies readonly ColorRole[];

/** From far below a middle value over it to far above. `surface` is read on both ends, `text` on the rest. */
export const divergeRoles = [
  'diverge1',
  'diverge2',
  'diverge3',
  'diverge4',
  'diverge5',
  'diverge6',
  'diverge7',
] as const satisfies readonly ColorRole[];
