import { useLingui } from '@lingui/react/macro';
import { withUnit } from '../../DataTable/summary.ts';
import { textOf } from '../../kinds/textOf.ts';
import type { CrudField } from '../CrudField.ts';
import type { CrudRow, GroupTotal } from '../DataSource.ts';
import { usePart } from '../CrudParts.tsx';
import { shownValue } from '../list/crudColumns.ts';
import * as css from './GroupHead.css.ts';
import { pageTotal } from './pageTotals.ts';

/** Totals of groups by value; null where the page alone can be added up, undefined while they are asked for. */
export type KnownTotals = Readonly<Record<string, GroupTotal>> | null | undefined;

interface GroupHeadProps {
  /** The field by which the rows are grouped. */
  field: CrudField;
  /** The first row of the group on the page. */
  row: CrudRow;
  totals: KnownTotals;
}

/** What stands above the rows of a group: its value, how many rows it has, and the sums of their numbers. */
export function GroupHead({ field, row, totals }: GroupHeadProps) {
  const { t, i18n } = useLingui();
  const { props, dictionaries } = usePart('definition');
  const { rows } = usePart('list');
  const numbers = props.fields.filter(({ adds }) => adds);
  const value = textOf(row[field.name]);
  const total = totals === null ? pageTotal(rows, field.name, value, numbers) : totals?.[value];
  const count = total?.count ?? 0;
  const words = shownValue(field, row, dictionaries ?? new Map(), i18n.locale);
  const format = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 6 });
  return (
    <div className={css.head}>
      <span className={css.name}>
        <span className={css.label}>{field.label}</span>
        {words === '' ? t`未填写` : words}
      </span>
      {total && <span className={css.figure}>{totals === null ? t`本页 ${count} 条` : t`共 ${count} 条`}</span>}
      {numbers.map(({ name, label, unit }) => {
        const sum = total?.sums[name];
        if (sum === undefined) return null;
        const said = withUnit(format.format(Number(sum)), unit);
        return (
          <span key={name} className={css.figure}>
            {totals === null ? t`本页${label}合计 ${said}` : t`${label}合计 ${said}`}
          </span>
        );
      })}
    </div>
  );
}
