/** How deep the colour of a cell is, from the palest to the full. */
export const depths = [0.12, 0.26, 0.42, 0.6, 1] as const;

/** The depth of a value between the least and the greatest: 0 the palest, 4 the full. */
export function heatLevel(value: number, least: number, greatest: number): number {
  if (greatest === least) return value === 0 ? 0 : 2;
  return Math.min(depths.length - 1, Math.max(0, Math.floor(((value - least) / (greatest - least)) * depths.length)));
}
