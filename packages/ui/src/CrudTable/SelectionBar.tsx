import { useLingui } from '@lingui/react/macro';
import { Waiting, lazyPart } from '../lazyPart/lazyPart.tsx';
import * as css from './CrudTable.css.ts';
import type { Crud } from './useCrud.tsx';

const PickedBar = lazyPart(async () => (await import('./PickedBar.tsx')).PickedBar);

/** Props of what is said of the selection. */
export interface SelectionBarProps {
  crud: Crud;
}

/** What is said of the selection: that there is none, why there is none any more, or what it is. */
export function SelectionBar({ crud }: SelectionBarProps) {
  const { t } = useLingui();
  const { list: { lost }, actions: { count } } = crud;
  if (count > 0) return <Waiting value={<div className={css.selection} />}><PickedBar crud={crud} /></Waiting>;
  return <div className={css.selection}>{lost > 0 ? t`筛选条件已变，原来选中的 ${lost} 条已取消选择` : t`未选择记录`}</div>;
}
