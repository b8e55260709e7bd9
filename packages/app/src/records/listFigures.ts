import type { PageQuery } from '@lattice/api/call';
import { counts } from '@lattice/api/counts';
import type { Resource } from '@lattice/api/resource';
import { totals } from '@lattice/api/totals';
import type { DataSource } from '@lattice/ui/CrudTable';
import { transport } from '../session/transport.ts';

type Group = Parameters<NonNullable<DataSource['totals']>>[0];

/** What our own server tells of the rows of a register that answer a question, besides pages of them. */
export const listFigures = (definition: Pick<Resource, 'path'>) => ({
  counts: (query: PageQuery, by: string, signal: AbortSignal) =>
    counts(definition, transport, { ...query, by }, { signal }),
  totals: (query: PageQuery, { by, values }: Group, signal: AbortSignal) =>
    totals(definition, transport, { ...query, by, values: values.join(',') }, { signal }),
});
