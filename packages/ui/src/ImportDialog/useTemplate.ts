import { useLingui } from '@lingui/react/macro';
import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
import { template } from '../Spreadsheet/template.ts';
import { isNamed } from './nameBook.ts';

/** Makes the template of an import, with hints in the user's language. */
export function useTemplate(columns: readonly SheetColumn[], title: string, takesNames: boolean): () => Promise<Blob> {
  const { t } = useLingui();
  const hintOf = (column: SheetColumn): string => {
    const { kind, options, unique } = column;
    if (takesNames && isNamed(column)) return kind === 'refs' ? t`写名称，几个用顿号隔开` : t`写名称`;
    if (options !== undefined) return kind === 'multidict' ? t`从本页对应的列里选，几项用顿号隔开` : t`从下拉列表里选`;
    const hints: Partial<Record<SheetColumn['kind'], string>> = { date: t`如 2026-01-31`, datetime: t`如 2026-01-31 08:30`, month: t`如 2026-01`, time: t`如 08:30`, integer: t`整数`, number: t`数字`, money: t`数字，单位元`, switch: t`是 或 否`, idcard: t`18 位，单元格保持文本格式` };
    return hints[kind] ?? (unique ? t`不能重复` : '');
  };
  return () => template(columns, { sheet: title, choices: t`填写说明`, hints: [t`列`, t`必填`, t`怎么填`], required: t`是`, hintOf });
}
