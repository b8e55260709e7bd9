import type { CrudQuery, DataSource } from '@lattice/ui/CrudTable';
import { PrintView } from '@lattice/ui/PrintView';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../session/session.ts';
import { useDictionary } from '../words/useDictionary.ts';
import { numberText } from './useCallAction.ts';

interface DaySheetProps {
  day: string;
  /** The appointments of the day. */
  source: DataSource;
  onClose: () => void;
}

const SIZE = 200;
const query: CrudQuery = { page: 1, size: SIZE, sort: [], search: [] };

type Words = ReadonlyMap<string, string>;

/** Reads the appointments of a day page by page, in words. */
const dayPages = (source: DataSource, slots: Words, states: Words) =>
  async function* pages() {
    const { signal } = new AbortController();
    for (let page = 1, isMore = true; isMore; page += 1) {
      const { records, total } = await source.page({ ...query, page }, signal);
      isMore = page * SIZE < total;
      yield records.map((row) => ({
        ...row,
        timeSlot: slots.get(String(row.timeSlot)) ?? '',
        status: states.get(String(row.status)) ?? '',
        callNumber: (row.callNumber ?? '') === '' ? '' : numberText(row.callNumber),
        signature: '',
      }));
    }
  };

/** The appointments of a day on paper, by slot, with room to sign. */
export function DaySheet({ day, source, onClose }: DaySheetProps) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const slots = useDictionary('time_slot');
  const states = useDictionary('appointment_status');
  const columns = useMemo(
    () =>
      [
        { name: 'timeSlot', label: t`时段` },
        { name: 'callNumber', label: t`号码` },
        { name: 'personName', label: t`预约人` },
        { name: 'phone', label: t`手机号码` },
        { name: 'serviceIdName', label: t`服务事项` },
        { name: 'demand', label: t`办事诉求` },
        { name: 'status', label: t`状态` },
        { name: 'signature', label: t`签字` },
      ].map((column) => ({ ...column, kind: 'text' as const })),
    [t],
  );
  const exportAll = useMemo(() => dayPages(source, slots, states), [slots, source, states]);
  return (
    <PrintView<CrudQuery>
      title={t`${day} 预约安排`}
      columns={columns}
      exportAll={exportAll}
      query={query}
      printedBy={user?.real_name ?? ''}
      isOpen
      onOpenChange={onClose}
    />
  );
}
