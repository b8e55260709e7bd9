import type { Resource } from '@lattice/api/resource';
import type { CrudRow, DataSource } from '@lattice/ui/CrudTable';
import { Page } from '@lattice/ui/Page';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { ScreenFault } from '../../frame/ScreenFault.tsx';
import { definitionQuery } from '../../definitionQuery.ts';
import { client } from '../../session/client.ts';
import { RegisterTable } from '../plain/RegisterTable.tsx';
import { useSay } from '../plain/translate.ts';

/** Props of FilteredScreen. */
export interface FilteredScreenProps {
  /** Path of the register, such as `cms/article`. */
  path: string;
  /** The field that refers to the record. */
  field: string;
}

type Pages = { page?: (query: object, options: { signal: AbortSignal }) => Promise<{ records?: CrudRow[]; total?: number | string }> };

const belonging = (definition: Resource, field: string, id: string): Partial<DataSource> => {
  const calls = client(definition) as Pages;
  return {
    page: async (query, signal) => {
      const answer = await calls.page?.({ ...query, [field]: id }, { signal });
      return { records: answer?.records ?? [], total: Number(answer?.total ?? 0) };
    },
  };
};

/** A register with the rows of one record alone. */
export function FilteredScreen({ path, field }: FilteredScreenProps) {
  const say = useSay();
  const { id = '', name = '' } = useParams();
  const { data, error, refetch } = useQuery(definitionQuery(path));
  const overrides = useMemo(() => data && belonging(data, field, id), [data, field, id]);
  if (error !== null) return <ScreenFault error={error} onRetry={() => void refetch()} />;
  if (data === undefined || overrides === undefined) return <PageSkeleton />;
  return (
    <Page title={`${say(data.label)} ${name}`}>
      <RegisterTable definition={data} overrides={overrides} />
    </Page>
  );
}
