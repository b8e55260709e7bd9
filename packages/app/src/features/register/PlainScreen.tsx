import { listName } from '@lattice/api/listName';
import type { Resource } from '@lattice/api/resource';
import { Page, PageTrail } from '@lattice/ui/Page';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, use } from 'react';
import { AddForm, type AddFormProps } from '../record/AddForm.ts';
import { OwnPageOf } from '../record/OwnPageOf.ts';
import { PageSkeleton } from '../screen/PageSkeleton.tsx';
import { answerOf } from '../screen/answerOf.tsx';
import { definitionQuery } from '../../records/resources.ts';
import { RegisterTable } from './RegisterTable.tsx';
import { useTranslator } from '../../records/translate.ts';
import { recordPage } from './PlainScreen.css.ts';

const RelatedAdd = lazyPart(async () => (await import('./RelatedAdd.tsx')).RelatedAdd);
const addForm = (props: AddFormProps) => <RelatedAdd {...props} />;
const TreeRegister = lazyPart(async () => (await import('./TreeRegister.tsx')).TreeRegister);

interface PlainScreenProps {
  /** Path of the resource, such as `source/roadinfo`. */
  path: string;
  /** What shows its rows; the list that follows from the definition by default. */
  List?: ComponentType<{ definition: Resource }>;
}

/** The screen of a register that needs no screen of its own: everything on it follows from the definition. */
export function PlainScreen({ path, List = RegisterTable }: PlainScreenProps) {
  const say = useTranslator();
  const trail = use(PageTrail);
  const isRecord = use(OwnPageOf) !== undefined;
  const { data, fault } = answerOf(useQuery(definitionQuery(path)));
  if (fault !== null) return fault;
  if (data === undefined) return <PageSkeleton />;
  if (isRecord)
    return (
      <AddForm value={addForm}>
        <div className={recordPage}>
          {trail}
          <List definition={data} />
        </div>
      </AddForm>
    );
  return (
    <Page title={listName(data.label, say)}>
      <AddForm value={addForm}>
        {List === RegisterTable && data.treeBy !== undefined ? (
          <TreeRegister definition={data} treeBy={data.treeBy} />
        ) : (
          <List definition={data} />
        )}
      </AddForm>
    </Page>
  );
}
