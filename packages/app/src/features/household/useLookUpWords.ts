import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CrudRow } from '@lattice/ui/CrudTable';
import { definitionQuery } from '../../records/resources.ts';
import { useTranslator } from '../../records/translate.ts';
import { useDictionary } from '../words/useDictionary.ts';
import type { LookUpWords } from './lookUp.ts';

/** What the boxes of the page say of what they find. */
export function useLookUpWords(): LookUpWords & { isReady: boolean } {
  const { t } = useLingui();
  const say = useTranslator();
  const [sexes, states] = [useDictionary('sex'), useDictionary('living_status')];
  const { data } = useQuery(definitionQuery('source/populationinfo'));
  return useMemo(
    () => ({
      say,
      house: t`房屋`,
      newHouse: t`登记新房屋`,
      newPerson: t`登记新人员`,
      factsOf: ({ sex, age, idCard, currentAddress }: CrudRow) =>
        [sexes.get(String(sex)), age === undefined || age === '' ? '' : t`${Number(age)} 岁`, idCard, currentAddress]
          .map((word) => String(word ?? ''))
          .filter((word) => word !== '')
          .join(' · '),
      stateOf: ({ livingStatus }: CrudRow) => states.get(String(livingStatus)) ?? '',
      isReady: data !== undefined,
    }),
    [data, say, sexes, states, t],
  );
}
