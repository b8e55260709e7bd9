import { useLingui } from '@lingui/react/macro';
import { isMany, looksOf } from '../kinds/looksOf.ts';
import { shownText } from '../Spreadsheet/xlsx/sheetCell.ts';
import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
import { template } from '../Spreadsheet/xlsx/template.ts';
import { isNamed } from './nameBook.ts';

/** Makes the template of an import, with hints in the user's language. */
export function useTemplate(columns: readonly SheetColumn[], title: string, takesNames: boolean): () => Promise<Blob> {
  const { t } = useLingui();
  const words = { yes: t`是`, no: t`否` };
  const kindHint = (column: SheetColumn): string => {
    const { options, unique } = column;
    const { family, input, cell = column.kind } = looksOf(column);
    if (takesNames && input === 'region') return t`写名称、编号或从上到下的路径，如 云岚市 / 清溪区`;
    if (takesNames && isNamed(column))
      return isMany(column) ? t`写名称，几个用顿号隔开` : t`写名称；同名的写上级 / 名称`;
    if (family === 'switch') return t`从下拉列表里选`;
    if (options !== undefined) return isMany(column) ? t`从本页对应的列里选，几项用顿号隔开` : t`从下拉列表里选`;
    const hints: Record<string, string> = {
      date: t`如 2026-01-31`,
      datetime: t`如 2026-01-31 08:30`,
      month: t`如 2026-01`,
      time: t`如 08:30`,
      integer: t`整数`,
      number: t`数字`,
      money: t`数字，单位元`,
      idcard: t`18 位，单元格保持文本格式`,
    };
    return (typeof cell === 'string' ? hints[cell] : undefined) ?? (unique ? t`不能重复` : '');
  };
  const emptyHint = (column: SheetColumn): string => {
    if (column.isDerived) return t`空着时由证件号码得出`;
    if (column.initial === undefined || isNamed(column)) return '';
    const value = shownText(column, { [column.name]: column.initial }, words);
    return t`空着时按“${value}”`;
  };
  const hintOf = (column: SheetColumn): string =>
    [kindHint(column), emptyHint(column), column.help ?? ''].filter((hint) => hint !== '').join(t`；`);
  return () =>
    template(columns, {
      sheet: title,
      choices: t`填写说明`,
      hints: [t`列`, t`必填`, t`怎么填`],
      required: t`是`,
      switchWords: words,
      hintOf,
    });
}
