import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { CrudField } from '../CrudTable/CrudField.ts';
import { missingValues } from './dictRules.ts';
import { dictSizes } from './dictSizes.ts';

const long = 255;

/**
 * The fields and rules of dictionaries and of their entries, in the user's language (specification, sections 2, 3 and
 * 5).
 */
export function useDictFields(isSortShown: boolean, more: readonly CrudField[]) {
  const { t } = useLingui();
  return useMemo(() => {
    const code: CrudField = {
      name: 'code',
      label: t`字典编号`,
      kind: 'text',
      minWidth: dictSizes.codeColumn,
      required: true,
      search: true,
      list: true,
      max: long,
    };
    const dictValue: CrudField = {
      name: 'dictValue',
      label: t`字典名称`,
      kind: 'text',
      minWidth: dictSizes.leastColumn,
      required: true,
      search: true,
      list: true,
      max: long,
    };
    const sort: CrudField = { name: 'sort', label: t`字典排序`, kind: 'integer', required: true, min: 0 };
    const isSealed: CrudField = {
      name: 'isSealed',
      label: t`封存`,
      kind: 'switch',
      minWidth: dictSizes.leastColumn,
      required: true,
      list: true,
      default: 0,
    };
    const remark: CrudField = { name: 'remark', label: t`字典备注`, kind: 'longtext', max: long };
    const rules = {
      code: t`请输入字典编号`,
      dictValue: t`请输入字典名称`,
      sort: t`请输入字典排序`,
      isSealed: t`请选择封存`,
    };
    const entryRules = { ...rules, dictKey: t`请输入字典键值` };
    const lists: CrudField[] = [code, dictValue, { ...sort, list: isSortShown }, isSealed, ...more, remark];
    const entries: CrudField[] = [
      { ...code, readonly: true },
      dictValue,
      { name: 'parentId', label: t`上级字典`, kind: 'ref', to: 'dict', readonly: true, help: t`请选择上级字典` },
      {
        name: 'dictKey',
        label: t`字典键值`,
        kind: 'text',
        minWidth: dictSizes.leastColumn,
        required: true,
        list: true,
        max: long,
      },
      sort,
      isSealed,
      ...more,
      remark,
    ];
    return {
      lists,
      entries,
      checkList: (values: Readonly<Record<string, unknown>>) => missingValues(rules, values),
      checkEntry: (values: Readonly<Record<string, unknown>>) => missingValues(entryRules, values),
    };
  }, [t, isSortShown, more]);
}
