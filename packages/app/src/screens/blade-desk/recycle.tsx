import { type Removal, recycle } from '@lattice/api/resources/blade-desk/recycle';
import { permissionCode } from '@lattice/api/resource';
import { Card } from '@lattice/ui/Card';
import { ConfirmDialog } from '@lattice/ui/ConfirmDialog';
import { type Column, DataTable } from '@lattice/ui/DataTable';
import { Empty } from '@lattice/ui/Empty';
import { Page } from '@lattice/ui/Page';
import { pageWithin } from '@lattice/ui/pageWithin';
import { Pagination } from '@lattice/ui/Pagination';
import { Select } from '@lattice/ui/Select';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { toast } from '@lattice/ui/Toast';
import { formatList } from '@lattice/ui/formatList';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { readableFailure } from '../../base/readableFailure.ts';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { useSearch } from '../../navigation/useSearch.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';
import { session } from '../../session/session.ts';
import { useCodes } from '../../session/useCodes.ts';

const key = ['rows', recycle.path];

/** 回收站: what was removed from all registers, to be brought back, or destroyed by a second person. */
export function Recycle() {
  const { t, i18n } = useLingui();
  const { abilities } = useSnapshot(session);
  const isKnown = abilities.includes('recycle');
  const codes = useCodes();
  const mayPurge = codes?.has(permissionCode(recycle, 'purge')) === true;
  const [search, go] = useSearch();
  const [requested, setRequested] = useState<{ what: 'restore' | 'purge'; removal: Removal } | null>(null);
  const query = {
    current: Number(search.get('current') ?? 1),
    size: Number(search.get('size') ?? 10),
    path: search.get('path') ?? '',
    own: search.get('own') === '1' ? (1 as const) : (0 as const),
  };
  const registers = useQuery({
    queryKey: [...key, 'registers', i18n.locale],
    queryFn: () => client(recycle).registers(),
    enabled: isKnown,
  });
  const purgers = useQuery({
    queryKey: [...key, 'purgers'],
    queryFn: () => client(recycle).purgers(),
    enabled: isKnown,
  });
  const asked = useQuery({
    queryKey: [...key, 'page', query, i18n.locale],
    queryFn: () =>
      pageWithin(async (current) => client(recycle).page({ ...query, current }), query.current, query.size),
    enabled: isKnown,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { isFetching } = asked;
  const { data, fault } = answerOf(asked);
  if (!isKnown)
    return (
      <Page title={t`回收站`}>
        <Card>
          <Empty title={t`当前服务没有回收站`} description={t`删除后十分钟内可以在提示中撤销。`} />
        </Card>
      </Page>
    );
  if (fault !== null) return fault;
  const change = (next: Readonly<Record<string, string>>) => {
    const params = new URLSearchParams(search);
    if (!('current' in next)) params.delete('current');
    for (const [name, value] of Object.entries(next)) {
      if (value === '') params.delete(name);
      else params.set(name, value);
    }
    go(params);
  };
  const followed = ({ count, followers }: Removal) =>
    followers === 0 ? t`${count} 条` : t`${count} 条，连同 ${followers} 条相关记录`;
  const called = ({ names, count }: Removal) => {
    const some = formatList(names, i18n.locale);
    return count > names.length ? t`${some} 等` : some;
  };
  const able = formatList(
    (purgers.data ?? []).map(({ roleName, names }) => t`${roleName}（${formatList(names, i18n.locale)}）`),
    i18n.locale,
  );
  const columns: Column<Removal>[] = [
    { id: 'names', header: t`删除的记录`, minWidth: 180, value: called },
    { id: 'register', header: t`登记簿`, value: ({ register }) => register },
    { id: 'count', header: t`数量`, minWidth: 190, value: followed },
    { id: 'user', header: t`删除人`, minWidth: 120, value: ({ userName }) => userName },
    { id: 'time', header: t`删除时间`, width: 170, value: ({ time }) => time },
  ];
  const act = async () => {
    if (requested === null) return;
    const { id } = requested.removal;
    if (requested.what === 'restore') {
      const { restored } = await readableFailure(client(recycle).bringBack({ id }));
      toast.success(t`已恢复 ${restored} 条记录`);
    } else {
      const { purged } = await readableFailure(client(recycle).purge({ id }));
      toast.success(t`已彻底删除 ${purged} 条记录`);
    }
    setRequested(null);
    await queryClient.invalidateQueries({ queryKey: ['rows'] });
  };
  const actionsOf = ({ isOwn }: Removal) => [
    { id: 'restore', label: t`恢复` },
    ...(mayPurge
      ? [
          {
            id: 'purge',
            label: t`彻底删除`,
            tone: 'critical' as const,
            ...(isOwn && { isDisabled: true, reason: t`本人删除的记录须由另一个人彻底删除` }),
          },
        ]
      : []),
  ];
  return (
    <Page title={t`回收站`}>
      <Card>
        <Stack gap="md">
          <Stack direction="row" gap="md" wrap align="end">
            <Select
              isClearable={false}
              isCompact
              label={t`登记簿`}
              value={query.path}
              options={[
                { value: '', label: t`全部` },
                ...(registers.data ?? []).map(({ path, register }) => ({ value: path, label: register })),
              ]}
              onChange={(path) => change({ path })}
            />
            <Select
              isClearable={false}
              isCompact
              label={t`删除人`}
              value={String(query.own)}
              options={[
                { value: '0', label: t`全部` },
                { value: '1', label: t`本人` },
              ]}
              onChange={(own) => change({ own: own === '1' ? '1' : '' })}
            />
          </Stack>
          {purgers.data && (
            <Text tone="muted">
              {purgers.data.length === 0
                ? t`删除的记录可以恢复；还没有人能彻底删除，需要时请联系系统管理员授权。`
                : t`删除的记录可以恢复。彻底删除须由另一个人办理，删除人自己不能；能办理的角色：${able}。`}
            </Text>
          )}
          <DataTable
            label={t`回收站`}
            columns={columns}
            rows={data?.records ?? []}
            getRowId={({ id }) => id}
            isBusy={isFetching}
            actions={actionsOf}
            actionsWidth={mayPurge || codes === undefined ? 150 : 110}
            onAction={(what, removal) => setRequested({ what: what === 'purge' ? 'purge' : 'restore', removal })}
            empty={
              isFetching ? null : (
                <Empty title={t`回收站是空的`} description={t`删除的记录会出现在这里，可以随时恢复。`} />
              )
            }
          />
          {(data?.total ?? 0) > 0 && (
            <Pagination
              page={data?.page ?? query.current}
              size={query.size}
              total={data?.total ?? 0}
              onChange={({ page, size }) => change({ current: String(page), size: String(size) })}
            />
          )}
        </Stack>
      </Card>
      {requested && (
        <ConfirmDialog
          title={requested.what === 'restore' ? t`恢复“${requested.removal.register}”的记录？` : t`彻底删除？`}
          names={requested.removal.names}
          action={requested.what === 'restore' ? t`恢复` : t`彻底删除`}
          tone={requested.what === 'restore' ? 'normal' : 'critical'}
          isOpen
          onConfirm={act}
          onCancel={() => setRequested(null)}
        >
          {requested.what === 'restore'
            ? t`一次删除的记录一起恢复：${followed(requested.removal)}。`
            : t`${followed(requested.removal)}，彻底删除后不能恢复；操作会记入审计日志。`}
        </ConfirmDialog>
      )}
    </Page>
  );
}
