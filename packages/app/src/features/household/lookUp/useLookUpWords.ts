import { useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CrudRow } from '@lattice/ui/CrudTable';
import { definitionQuery } from '../../../records/resources.ts';
import { useTranslator } from '../../../records/translate.ts';
import { useDictionary } from '../../words/useDictionary.ts';
import type { LookUpWords } from './lookUp.ts';

/** Registers whose fields stand on the page; their texts come with them. */
const REGISTERS = ['source/populationinfo', 'source/houseinfo', 'source/housepopulationintermediate'] as const;

/** What the boxes of the page say of what they find. */
export function useLookUpWords(): LookUpWords & { isReady: boolean } {
  const { t } = useLingui();
  const say = useTranslator();
  const [sexes, states] = [useDictionary('sex'), useDictionary('living_status')];
  const definitions = useQueries({ queries: REGISTERS.map((path) => definitionQuery(path)) });
  const isReady = definitions.every(({ data }) => data !== undefined);
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
      isReady,
    }),
    [isReady, say, sexes, states, t],
  );
}
