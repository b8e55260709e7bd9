/** A share of 0 to 1 as a whole percentage; 100 only when all is done, undefined while unknown. */
export function percent(share: number | undefined): number | undefined {
  if (share === undefined || Number.isNaN(share)) return undefined;
  return share >= 1 ? 100 : Math.min(99, Math.max(0, Math.round(share * 100)));
}
