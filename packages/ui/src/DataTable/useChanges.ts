import { useLingui } from '@lingui/react/macro';
import type { DataTableProps } from './DataTableProps.ts';
import type { Sort } from './sorting.ts';

/** Hands on the order and the selection that a press has brought about, and says them. */
export function useChanges<Row extends object>(props: DataTableProps<Row>, say: (words: string) => void) {
  const { t } = useLingui();
  const headerOf = (id: string) => props.columns.find((column) => column.id === id)?.header ?? '';
  return {
    sort: (next: Sort[]) => {
      const words = next.map((one) => (one.desc ? t`${headerOf(one.id)}降序` : t`${headerOf(one.id)}升序`)).join(t`、`);
      const header = headerOf(props.sort?.[0]?.id ?? '');
      say(next.length > 0 ? t`已按${words}排列` : t`已取消按${header}排序`);
      props.onSortChange?.(next);
    },
    select: (next: ReadonlySet<string>) => {
      const count = next.size;
      say(t`已选择 ${count} 条`);
      props.onSelectedChange?.(next);
    },
  };
}
