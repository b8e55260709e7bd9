import type { Geometry } from '../field.ts';
import { type AreaFault, type AreaGap, MOST_BESIDE, vertexCount } from './areaFaults.ts';
import { placeText } from './placeText.ts';

/** What is said of borders, by the kind of the fault; client and server use these. */
export const borderMessages = {
  tooMany: '边界共 {count} 个顶点，最多 {most} 个，请先简化（抽稀）再保存',
  overlap: '边界在 {at} 附近与“{name}”重叠，请沿它的边界画',
  outside: '边界在 {at} 附近超出了上级“{name}”的边界',
  leftOut: '边界在 {at} 附近漏掉了下级“{name}”的一部分',
  gap: '{at} 附近约 {size} 平方米不属于任何网格，可以保存，也可以沿相邻边界补上',
} as const;

/** The sentence of a fault or a gap, and what stands in it. */
export function borderMessage(found: AreaFault | AreaGap): { id: string; values: Record<string, string> } {
  const at = placeText(found.at);
  const { kind } = found;
  if (kind === 'gap') return { id: borderMessages.gap, values: { at, size: String(Math.round(found.size * 1e6)) } };
  return { id: borderMessages[kind], values: { at, name: found.name } };
}

/** What is said of a border with more vertices than are judged among others; null for one that is judged. */
export function tooManyBeside(geometry: Geometry): { id: string; values: Record<string, string> } | null {
  const count = vertexCount(geometry);
  if (count <= MOST_BESIDE) return null;
  return { id: borderMessages.tooMany, values: { count: String(count), most: String(MOST_BESIDE) } };
}
