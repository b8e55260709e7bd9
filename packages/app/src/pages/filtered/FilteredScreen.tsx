import type { Id } from '@lattice/api/field';
import { listName } from '@lattice/api/listName';
import { pageQuery } from '@lattice/api/pageQuery';
import type { Resource } from '@lattice/api/resource';
import type { CrudTableProps, DataSource } from '@lattice/ui/CrudTable';
import { Page } from '@lattice/ui/Page';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useMemo } from 'react';
import { useParams } from 'react-router';
import { PageSkeleton } from '../../features/screen/PageSkeleton.tsx';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { definitionQuery } from '../../records/resources.ts';
import { client } from '../../session/client.ts';
import { type PageAnswer, rowsIn } from '../../records/rowsIn.ts';
import { RegisterTable } from '../../features/register/RegisterTable.tsx';
import { useTranslator } from '../../records/translate.ts';

interface FilteredScreenProps {
  /** Path of the register, such as `cms/article`. */
  path: string;
  /** The field that refers to the record. */
  field: string;
  /** What shows the rows; the list that follows from the definition by default. */
  List?: ComponentType<FilteredListProps>;
}

/** What the list of one record's rows is told; `of` is the id of the record. */
export interface FilteredListProps extends Pick<CrudTableProps, 'defaults'> {
  definition: Resource;
  overrides: Partial<DataSource>;
  of: Id;
}

const Plain = ({ of: _of, ...list }: FilteredListProps) => <RegisterTable {...list} />;

type Pages = { page?: (query: object, options: { signal: AbortSignal }) => Promise<PageAnswer> };

const belonging = (definition: Resource, field: string, id: string): Partial<DataSource> => {
  const calls = client(definition) as Pages;
  return {
    page: async (query, signal) =>
      rowsIn(await calls.page?.({ ...(await pageQuery(query, definition.fields, false)), [field]: id }, { signal })),
  };
};

/** A register with the rows of one record alone. */
export function FilteredScreen({ path, field, List = Plain }: FilteredScreenProps) {
  const say = useTranslator();
  const { id = '', name = '' } = useParams();
  const { data, fault } = answerOf(useQuery(definitionQuery(path)));
  const defaults = useMemo(() => ({ [field]: id, [`${field}Name`]: name }), [field, id, name]);
  const overrides = useMemo(() => data && belonging(data, field, id), [data, field, id]);
  if (fault !== null) return fault;
  if (data === undefined || overrides === undefined) return <PageSkeleton />;
  return (
    <Page title={`${listName(data.label, say)} ${name}`}>
      <List definition={data} overrides={overrides} defaults={defaults} of={id} />
    </Page>
  );
}
