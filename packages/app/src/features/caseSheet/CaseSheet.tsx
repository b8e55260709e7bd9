import { event } from '@lattice/api/resources/event/event';
import { Button } from '@lattice/ui/Button';
import { Icon } from '@lattice/ui/Icon';
import { PrintView } from '@lattice/ui/PrintView';
import { useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { fieldsOf, useTranslator } from '../../records/translate.ts';
import { noteExport } from '../../records/noteExport.ts';
import { session } from '../../session/session.ts';
import { useDictionary } from '../words/useDictionary.ts';
import { courseRows } from './courseRows.ts';
import { picturesOf } from './picturesOf.ts';

interface CaseSheetProps {
  /** The event, as its detail gives it. */
  record: Readonly<Record<string, unknown>>;
}

const everything = {};
const TOLD = [
  'eventNo',
  'eventStatus',
  'eventLevel',
  'categoryId',
  'griddingId',
  'address',
  'reportName',
  'reportTime',
  'handleDeptId',
  'handleUserId',
  'deadline',
  'finishTime',
  'eventDesc',
  'handleResult',
];

/** What a case sheet says of the event itself, a line a field that is filled in. */
function useFacts(record: CaseSheetProps['record']): string[] {
  const { t } = useLingui();
  const say = useTranslator();
  const levels = useDictionary('event_level');
  const states = useDictionary('event_status');
  const labels = new Map(fieldsOf(event, say).map(({ name, label }) => [name, label]));
  return TOLD.flatMap((name) => {
    const value = String(record[`${name}Name`] ?? record[name] ?? '');
    const words = { eventLevel: levels, eventStatus: states }[name]?.get(value) ?? value;
    const label = labels.get(name) ?? '';
    return words === '' ? [] : [t`${label}：${words}`];
  });
}

function Sheet({ record, onClose }: CaseSheetProps & { onClose: () => void }) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const facts = useFacts(record);
  const actions = useDictionary('event_action');
  const states = useDictionary('event_status');
  const pictures = picturesOf(record, actions).map(({ link, time, step }) => ({
    link,
    label: step === '' ? t`现场照片` : `${time} ${step}`,
  }));
  const columns = useMemo(
    () =>
      [
        { name: 'operateTime', label: t`时间`, share: 1.3 },
        { name: 'actionName', label: t`步骤`, share: 0.9 },
        { name: 'toStatus', label: t`状态` },
        { name: 'operateUser', label: t`办理人`, share: 0.9 },
        { name: 'operateDept', label: t`办理部门` },
        { name: 'opinion', label: t`意见`, share: 2.5 },
        { name: 'next', label: t`下一办理人` },
      ].map((column) => ({ ...column, kind: 'text' as const })),
    [t],
  );
  const exportAll = useMemo(() => {
    const rows = courseRows(record['processes'], actions, states);
    return async function* () {
      if (session.abilities.includes('exportNotes'))
        await noteExport(event, { way: 'print', rows: 1, columns: TOLD.join(','), reason: '' });
      yield await Promise.resolve(rows);
    };
  }, [actions, record, states]);
  return (
    <PrintView
      title={t`事件办理单`}
      facts={facts}
      pictures={pictures}
      signatures={[t`经办人`, t`核查人`, t`负责人`]}
      startPaper="A4 portrait"
      columns={columns}
      exportAll={exportAll}
      query={everything}
      printedBy={user?.real_name ?? ''}
      isOpen
      onOpenChange={onClose}
    />
  );
}

/** The key that shows an event and its course as they stand on paper. */
export function CaseSheet({ record }: CaseSheetProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button size="small" icon={<Icon of={Printer} size={14} />} onPress={() => setOpen(true)}>
        {t`打印办理单`}
      </Button>
      {isOpen && <Sheet record={record} onClose={() => setOpen(false)} />}
    </div>
  );
}
