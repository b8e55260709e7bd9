import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { isOneReference, placeOf } from '../../kinds/looksOf.ts';
import type { FormSources } from '../../Form/FormSources.ts';
import { type FilterWords, valueWords } from './activeFilters.ts';
import type { Dictionaries } from '../list/crudColumns.ts';
import type { CrudField } from '../CrudField.ts';
import type { Operator } from './where.ts';

/** The words of operators, in the user's language. */
export function useOperatorWords(): Readonly<Record<Operator, string>> {
  const { t } = useLingui();
  return useMemo(
    () => ({
      like: t`包含`,
      equal: t`等于`,
      notequal: t`不等于`,
      in: t`是其中之一`,
      gt: t`大于`,
      ge: t`大于等于`,
      lt: t`小于`,
      le: t`小于等于`,
      null: t`为空`,
      notnull: t`不为空`,
    }),
    [t],
  );
}

/** The words of filters, in the user's language. */
export function useFilterWords(): FilterWords {
  const { t } = useLingui();
  return useMemo(
    () => ({
      clause: (label, operator, value) =>
        ({
          like: t`${label}包含“${value}”`,
          equal: t`${label}等于“${value}”`,
          notequal: t`${label}不等于“${value}”`,
          in: t`${label}是“${value}”`,
          gt: t`${label}大于 ${value}`,
          ge: t`${label}不小于 ${value}`,
          lt: t`${label}小于 ${value}`,
          le: t`${label}不大于 ${value}`,
          null: t`${label}为空`,
          notnull: t`${label}不为空`,
        })[operator],
      part: (label, part, value) =>
        ({
          whole: t`${label}等于“${value}”`,
          tail: t`${label}尾号 ${value}`,
          surname: t`${label}姓“${value}”`,
          start: t`${label}可见部分含“${value}”`,
        })[part],
      range: (label, from, to) =>
        from === '' ? t`${label}到 ${to} 为止` : to === '' ? t`${label}从 ${from} 起` : t`${label}从 ${from} 到 ${to}`,
      box: (text) => t`搜索“${text}”`,
      yes: t`是`,
      no: t`否`,
      or: t`或`,
    }),
    [t],
  );
}

/** Says what a value of a field is called; names of records are asked of their trees. */
export function useValueWords(
  asked: readonly (readonly [field: CrudField, value: string])[],
  dictionaries: Dictionaries,
  tree: FormSources['tree'],
): (field: CrudField, value: string) => string {
  const words = useFilterWords();
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const missing = asked.filter(
    ([field, value]) => isOneReference(field) && value !== '' && names[`${field.name} ${value}`] === undefined,
  );
  const key = JSON.stringify(missing.map(([field, value]) => [field.name, placeOf(field), value]));
  useEffect(() => {
    let isCurrent = true;
    for (const [name = '', path = '', value = ''] of JSON.parse(key) as string[][]) {
      void tree?.(path)
        .labels?.([value])
        .catch(() => ({}))
        .then((labels: Readonly<Record<string, string>>) => {
          if (isCurrent) setNames((now) => ({ ...now, [`${name} ${value}`]: labels[value] ?? value }));
        });
    }
    return () => {
      isCurrent = false;
    };
  }, [key, tree]);
  return (field, value) => valueWords(field, value, dictionaries, words, (one, id) => names[`${one.name} ${id}`] ?? id);
}
