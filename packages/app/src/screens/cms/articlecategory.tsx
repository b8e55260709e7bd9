import { clearedValues } from '@lattice/api/clearedValues';
import { type Articlecategory as Category, articlecategory } from '@lattice/api/resources/cms/articlecategory';
import type { Resource } from '@lattice/api/resource';
import type { DataSource } from '@lattice/ui/CrudTable';
import { TreeAndTable } from '@lattice/ui/TreeAndTable';
import { useMemo } from 'react';
import { useTreeBeside } from '../../features/besideTree/useTreeBeside.ts';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { saveFailureOf } from '../../records/saveFailureOf.ts';
import { useTranslator } from '../../records/translate.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';

const { save, saveChild, update } = client(articlecategory);

/** Saves a category by the call of the wire for it: one that is known, one below another, or one at the top. */
const saved = async (row: Partial<Category>) => {
  if (row.id !== undefined && row.id !== '') return update(clearedValues(row));
  return (row.pcategoryId ?? '') === '' || row.pcategoryId === '0' ? save(row) : saveChild(row);
};

function Categories({ definition }: { definition: Resource }) {
  const say = useTranslator();
  const overrides = useMemo(
    (): Partial<DataSource> => ({
      submit: async (row) => {
        try {
          const answer = await saved(row);
          await queryClient.invalidateQueries({ queryKey: ['rows', definition.path] });
          return answer;
        } catch (error) {
          throw await saveFailureOf(error, definition, say);
        }
      },
    }),
    [definition, say],
  );
  return <TreeAndTable {...useTreeBeside(definition, 'pcategoryId', useRegister(definition, overrides))} />;
}

/** 文章栏目: the tree of categories beside the list of those below the chosen one. */
export const Articlecategory = () => <PlainScreen path="cms/articlecategory" List={Categories} />;
