import type { Page, PageQuery } from '@lattice/api/call';
import { listName } from '@lattice/api/listName';
import type { CrudRow } from '@lattice/ui/CrudTable';
import { ErrorState } from '@lattice/ui/ErrorState';
import { Link } from '@lattice/ui/Link';
import { RecordList } from '@lattice/ui/RecordList';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { definitionQuery } from '../../records/definitionQuery.ts';
import { client } from '../../session/client.ts';
import { room } from './RelatedList.css.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { fieldsOf, useTranslator } from '../../records/translate.ts';

const SIZE = 5;

interface Paged {
  page?: (query: PageQuery, options: { signal: AbortSignal }) => Promise<Page<CrudRow>>;
}

interface RelatedListProps {
  /** Path of the register listed. */
  path: string;
  /** Its field that points to the record. */
  field: string;
  /** Id of the record pointed to. */
  id: string;
}

/** The records of a register that point to one record, a few at a time, each with the way to its own place. */
export function RelatedList({ path, field, id }: RelatedListProps) {
  const { i18n, t } = useLingui();
  const say = useTranslator();
  const [page, setPage] = useState(1);
  const known = useQuery(definitionQuery(path));
  const definition = known.data;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['rows', path, 'related', field, id, page],
    queryFn: async ({ signal }) =>
      (definition === undefined
        ? undefined
        : (client(definition) as Paged).page?.({ current: page, size: SIZE, [field]: id }, { signal })) ?? null,
    enabled: definition !== undefined,
    placeholderData: keepPreviousData,
  });
  const fields = useMemo(
    () => (definition === undefined ? [] : fieldsOf(definition, say).filter(({ name }) => name !== field)),
    [definition, field, say],
  );
  const hrefOf = useCallback((row: CrudRow) => `/${path}?open=view:${row.id}`, [path]);
  const fault = known.error ?? error;
  if (fault !== null)
    return (
      <ErrorState
        title={t`没有读到相关记录`}
        message={errorText(fault)}
        onRetry={() => void (known.error === null ? refetch() : known.refetch())}
      />
    );
  if (definition === undefined || data === undefined)
    return (
      <div className={room}>
        <Skeleton kind="rows" count={SIZE + 1} />
      </div>
    );
  const total = data?.total ?? 0;
  return (
    <div className={room}>
      <RecordList
        label={listName(definition.label, say)}
        fields={fields}
        {...(definition.title !== undefined && { title: definition.title })}
        rows={data?.records ?? []}
        options={formSourcesIn(i18n.locale).options}
        hrefOf={hrefOf}
        isBusy={isPlaceholderData}
        paging={{ page, size: SIZE, total, onChange: setPage }}
      />
      {total > SIZE && definition.fields[field]?.search === true && (
        <Link href={`/${path}?${field}=${id}`}>
          <Trans>在列表中查看全部 {total} 条</Trans>
        </Link>
      )}
    </div>
  );
}
