import { MOST_BYTES, bytesOf } from '@lattice/api/wechat/menuFaults';
import { type Column, DataTable } from '@lattice/ui/DataTable';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { EntryChange, menuChanges } from './menuChanges.ts';
import { useDictionary } from '../words/useDictionary.ts';

type Row = ReturnType<typeof menuChanges>[number];

interface EntryTableProps {
  rows: readonly Row[];
  /** States of the entries by id. */
  states: ReadonlyMap<string, string>;
}

const tones = { added: 'success', changed: 'warning', moved: 'warning', removed: 'critical', same: 'neutral' } as const;
const stateTones: Readonly<Record<string, 'success' | 'warning' | 'critical'>> = { 1: 'success', 2: 'critical' };

/** The entries of a menu with the bytes of their names, what they do, and what changed since it was published. */
export function EntryTable({ rows, states }: EntryTableProps) {
  const { t } = useLingui();
  const words = useDictionary('wechat_sync_status');
  const columns = useMemo((): Column<Row>[] => {
    const changes: Readonly<Record<EntryChange, string>> = {
      added: t({ message: '新增', context: 'change' }),
      changed: t`已改`,
      moved: t`换了位置`,
      removed: t`将移除`,
      same: t`没有变化`,
    };
    return [
      {
        id: 'name',
        header: t`菜单`,
        isTitle: true,
        value: ({ name, parentId }) => (parentId === '0' ? name : `└ ${name}`),
      },
      {
        id: 'bytes',
        header: t`字节`,
        kind: 'number',
        width: 80,
        value: ({ name, parentId }) => `${bytesOf(name)}/${parentId === '0' ? MOST_BYTES.top : MOST_BYTES.below}`,
      },
      { id: 'act', header: t`动作`, grow: 2, value: ({ key, url }) => url || key },
      {
        id: 'change',
        header: t`与已发布相比`,
        kind: 'tag',
        width: 150,
        value: ({ change }) => changes[change],
        tone: ({ change }) => tones[change],
      },
      {
        id: 'state',
        header: t`同步状态`,
        kind: 'tag',
        width: 100,
        value: ({ id }) => words.get(states.get(id) ?? '') ?? '',
        tone: ({ id }) => stateTones[states.get(id) ?? ''] ?? 'warning',
      },
    ];
  }, [states, t, words]);
  return <DataTable label={t`菜单与已发布的对比`} columns={columns} rows={rows} getRowId={({ id }) => id} />;
}
