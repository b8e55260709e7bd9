import { useLingui } from '@lingui/react/macro';
import type { PlacedRows } from './RowMap.ts';

/** What is said of a map: how many rows stand on it, and why others do not. */
export function useMapWords(): (found: PlacedRows, total: number | undefined) => string {
  const { t } = useLingui();
  return ({ placed, readUpTo, hasFew }, total) => {
    if (readUpTo !== undefined) return t`地图上有 ${placed} 条，只读取了前 ${readUpTo} 条，请缩小筛选范围查看其余的`;
    const rest = total === undefined || hasFew === true ? 0 : total - placed;
    return rest > 0 ? t`地图上有 ${placed} 条，另有 ${rest} 条没有位置` : t`地图上有 ${placed} 条`;
  };
}
