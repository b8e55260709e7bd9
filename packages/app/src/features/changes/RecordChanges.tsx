import { type RecordChange, changes } from '@lattice/api/changes';
import { type Resource, statesOf } from '@lattice/api/resource';
import { Button } from '@lattice/ui/Button';
import { ChangeHistory } from '@lattice/ui/ChangeHistory';
import { Text } from '@lattice/ui/Text';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { transport } from '../../session/transport.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { fieldsOf, useTranslator } from '../../records/translate.ts';
import { answerOf } from '../screen/answerOf.tsx';

const SIZE = 10;

export interface RecordChangesProps {
  /** The register of the record. */
  definition: Resource;
  /** Id of the record. */
  id: string;
  /** The record as it is, once it is read. */
  record?: Readonly<Record<string, unknown>> | null;
}

/**
 * The name of the move of a state machine that a change made, in the words of the definition; undefined where it made
 * none.
 */
function moveIn(definition: Resource, { changes: made }: RecordChange): string | undefined {
  for (const { field, moves } of statesOf(definition)) {
    const change = made.find((one) => one.field === field);
    const move = moves.find(
      ({ from, to, label }) =>
        label !== undefined && change !== undefined && from === String(change.before) && to === String(change.after),
    );
    if (move !== undefined) return move.label;
  }
  return undefined;
}

/** What was done to a record, the newest first, some at a time: by whom, when, and which values became what. */
export function RecordChanges({ definition, id, record }: RecordChangesProps) {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const fields = useMemo(() => fieldsOf(definition, say), [definition, say]);
  const query = useInfiniteQuery({
    queryKey: ['rows', definition.path, 'changes', id],
    queryFn: ({ pageParam, signal }) =>
      changes(definition, transport, { id, current: pageParam, size: SIZE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ current, pages }) => (current < pages ? current + 1 : undefined),
  });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const { data, fault } = answerOf(query, t`变更记录没有读出来`);
  if (data === undefined) return fault ?? <Skeleton kind="rows" count={3} />;
  const titleOf = (entry: RecordChange) => {
    const who = entry.userName || t`系统`;
    const move = moveIn(definition, entry);
    if (entry.action === 'insert') return t`${who} 新增了这条记录`;
    if (entry.action === 'remove') return t`${who} 删除了这条记录`;
    if (entry.action === 'restore') return t`${who} 恢复了这条记录`;
    return move === undefined ? t`${who} 作了修改` : `${who} · ${say(move)}`;
  };
  const entries = data.pages
    .flatMap(({ records }) => records)
    .map((entry) => ({
      id: entry.id,
      title: titleOf(entry),
      time: entry.time,
      changes: entry.action === 'insert' ? [] : entry.changes,
    }));
  if (entries.length === 0)
    return (
      <Text as="p" tone="muted">
        {t`还没有变更记录。从现在起，谁改了什么都会记在这里。`}
      </Text>
    );
  return (
    <Stack gap="sm">
      <ChangeHistory
        label={t`变更记录`}
        fields={fields}
        entries={entries}
        options={formSourcesIn(i18n.locale).options}
        tree={formSourcesIn(i18n.locale).tree}
        {...(record && { record })}
      />
      {hasNextPage && (
        <div>
          <Button size="small" isDisabled={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            <Trans>更早的记录</Trans>
          </Button>
        </div>
      )}
    </Stack>
  );
}
