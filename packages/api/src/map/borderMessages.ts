import type { AreaFault, AreaGap } from './areaFaults.ts';

/** What is said of borders, by the kind of the fault; client and server use these. */
export const borderMessages = {
  crossed: '边界在 {at} 处自相交，请移开那里的顶点',
  overlap: '边界在 {at} 附近与“{name}”重叠，请沿它的边界画',
  outside: '边界在 {at} 附近超出了上级“{name}”的边界',
  leftOut: '边界在 {at} 附近漏掉了下级“{name}”的一部分',
  gap: '{at} 附近约 {size} 平方米不属于任何网格，可以保存，也可以沿相邻边界补上',
} as const;

/** A place as people read it: degrees with six digits behind the point. */
const placeText = ([lng, lat]: AreaFault['at']): string => `${lng.toFixed(6)},${lat.toFixed(6)}`;

/** The sentence of a fault or a gap, and what stands in it. */
export function borderMessage(found: AreaFault | AreaGap): { id: string; values: Record<string, string> } {
  const at = placeText(found.at);
  const { kind } = found;
  if (kind === 'gap') return { id: borderMessages.gap, values: { at, size: String(Math.round(found.size * 1e6)) } };
  return { id: borderMessages[kind], values: { at, ...(kind !== 'crossed' && { name: found.name }) } };
}
