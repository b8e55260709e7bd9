import { pageQuery } from '@lattice/api/pageQuery';
import type { Resource } from '@lattice/api/resource';
import { region } from '@lattice/api/resources/blade-system/region';
import type { DataSource } from '@lattice/ui/CrudTable';
import { TreeAndTable } from '@lattice/ui/TreeAndTable';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { rowsIn } from '../../records/rowsIn.ts';
import { client } from '../../session/client.ts';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { regionTree } from '../../features/structure/regionTree.ts';
import { useTreeEditor } from '../../features/structure/useTreeEditor.tsx';

/** The chosen division alone, not those whose codes begin with it. */
const belowOne: Partial<DataSource> = {
  page: async (query, signal) => {
    const { parentCode, ...rest } = await pageQuery(query, region.fields, false);
    const below = typeof parentCode === 'string' && parentCode !== '' ? { parentCode_equal: parentCode } : {};
    return rowsIn(await client(region).page({ ...rest, ...below }, { signal }));
  },
};

function Regions({ definition }: { definition: Resource }) {
  const { i18n } = useLingui();
  const register = useRegister(definition, belowOne);
  const read = useCallback(() => regionTree(i18n.locale), [i18n.locale]);
  const { list, question } = useTreeEditor({ definition, by: 'parentCode', read, register, isOrdered: false });
  return (
    <>
      <TreeAndTable {...list} />
      {question}
    </>
  );
}

/** 行政区划: the divisions as a tree, beside those below the chosen one. */
export function Region() {
  return <PlainScreen path="blade-system/region" List={Regions} />;
}
