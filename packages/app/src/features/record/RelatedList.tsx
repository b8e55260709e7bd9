import type { Page, PageQuery } from '@lattice/api/call';
import { listName } from '@lattice/api/listName';
import { recordName } from '@lattice/api/recordName';
import type { CrudRow } from '@lattice/ui/CrudTable';
import { Link } from '@lattice/ui/Link';
import { RecordList } from '@lattice/ui/RecordList';
import { Button } from '@lattice/ui/Button';
import { Icon } from '@lattice/ui/Icon';
import { Skeleton } from '@lattice/ui/Skeleton';
import { lowerCaseLabel } from '@lattice/ui/lowerCaseLabel';
import { Plus } from 'lucide-react';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { use, useCallback, useMemo, useState } from 'react';
import { AddForm } from './AddForm.ts';
import { definitionQuery } from '../../records/resources.ts';
import { client } from '../../session/client.ts';
import { addressOfRecord } from '../../navigation/recordAddress.ts';
import { useRights } from '../../session/useRights.ts';
import { room, whole } from './RelatedList.css.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { fieldsOf, useTranslator } from '../../records/translate.ts';
import { pageWithin } from '@lattice/ui/pageWithin';
import { rowsIn } from '../../records/rowsIn.ts';
import { answerOf } from '../screen/answerOf.tsx';

const SIZE = 5;
/** Registers whose records are reported in their own way. */
const byReport = new Set(['event/event']);

interface Paged {
  page?: (query: PageQuery, options: { signal: AbortSignal }) => Promise<Page<CrudRow>>;
}

interface RelatedListProps {
  /** Path of the register listed. */
  path: string;
  /** Its field that points to the record. */
  field: string;
  /** Id and name of the record pointed to. */
  id: string;
  name: string;
}

/** The records of a register that point to one record, a few at a time, each with the way to its own place. */
export function RelatedList({ path, field, id, name }: RelatedListProps) {
  const { i18n, t } = useLingui();
  const say = useTranslator();
  const [page, setPage] = useState(1);
  const known = answerOf(useQuery(definitionQuery(path)), t`没有读到相关记录`);
  const definition = known.data;
  const query = useQuery({
    queryKey: ['rows', path, 'related', field, id, page],
    queryFn: async ({ signal }) =>
      definition === undefined
        ? null
        : pageWithin(
            async (current) =>
              rowsIn(await (client(definition) as Paged).page?.({ current, size: SIZE, [field]: id }, { signal })),
            page,
            SIZE,
          ),
    enabled: definition !== undefined,
    placeholderData: keepPreviousData,
  });
  const { data, fault } = answerOf(query, t`没有读到相关记录`);
  const fields = useMemo(
    () => (definition === undefined ? [] : fieldsOf(definition, say).filter((one) => one.name !== field)),
    [definition, field, say],
  );
  const hrefOf = useCallback((row: CrudRow) => addressOfRecord(path, row.id), [path]);
  const [isAdding, setAdding] = useState(false);
  const rights = useRights(definition ?? { path });
  const target = definition?.fields[field];
  const label = definition === undefined ? '' : lowerCaseLabel(say(recordName(definition)), i18n.locale);
  const addForm = use(AddForm);
  const mayAdd =
    addForm !== null &&
    rights.add === true &&
    definition !== undefined &&
    'submit' in definition.calls &&
    target?.readonly !== true &&
    !byReport.has(path);
  const defaults = useMemo(() => ({ [field]: id, [`${field}Name`]: name }), [field, id, name]);
  if (definition === undefined || data === undefined)
    return (
      known.fault ??
      fault ?? (
        <div className={room}>
          <Skeleton kind="rows" count={SIZE + 1} />
        </div>
      )
    );
  const total = data?.total ?? 0;
  return (
    <div className={room}>
      <div className={whole}>
        <RecordList
          label={listName(definition.label, say)}
          fields={fields}
          {...(definition.title !== undefined && { title: definition.title })}
          rows={data?.records ?? []}
          options={formSourcesIn(i18n.locale).options}
          hrefOf={hrefOf}
          isBusy={query.isPlaceholderData}
          paging={{ page: data?.page ?? page, size: SIZE, total, onChange: setPage }}
        />
      </div>
      {mayAdd && (
        <Button size="small" icon={<Icon of={Plus} size={14} />} onPress={() => setAdding(true)}>
          {t`新增${label}`}
        </Button>
      )}
      {isAdding && addForm?.({ definition, defaults, onClose: () => setAdding(false) })}
      {total > SIZE && definition.fields[field]?.search === true && (
        <Link href={`/${path}?${field}=${id}`}>
          <Trans>在列表中查看全部 {total} 条</Trans>
        </Link>
      )}
    </div>
  );
}
