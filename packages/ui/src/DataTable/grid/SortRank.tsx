import { useLingui } from '@lingui/react/macro';
import { spoken } from '../DataTable.css.ts';
import { rank } from './titleCell.css.ts';

/** The place of a column in an order of several. */
export function SortRank({ place, desc }: { place: number; desc: boolean }) {
  const { t } = useLingui();
  return (
    <>
      <small className={rank} aria-hidden>
        {place}
      </small>
      <span className={spoken}>{desc ? t`第${place}排序，降序` : t`第${place}排序，升序`}</span>
    </>
  );
}
