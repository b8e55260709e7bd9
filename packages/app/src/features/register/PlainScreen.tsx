import { listName } from '@lattice/api/listName';
import type { Resource } from '@lattice/api/resource';
import { Page } from '@lattice/ui/Page';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { PageSkeleton } from '../screen/PageSkeleton.tsx';
import { ScreenFault } from '../screen/ScreenFault.tsx';
import { definitionQuery } from '../../records/definitionQuery.ts';
import { RegisterTable } from './RegisterTable.tsx';
import { useTranslator } from '../../records/translate.ts';

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
  const { data, error, refetch } = useQuery(definitionQuery(path));
  if (error !== null) return <ScreenFault error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageSkeleton />;
  return (
    <Page title={listName(data.label, say)}>
      {data.treeBy === undefined ? <List definition={data} /> : <TreeRegister definition={data} treeBy={data.treeBy} />}
    </Page>
  );
}
