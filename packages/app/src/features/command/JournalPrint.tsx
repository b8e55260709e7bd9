import { PrintView } from '@lattice/ui/PrintView';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../session/session.ts';
import { useDictionary } from '../words/useDictionary.ts';
import { type JournalRow, wordsOf } from './journal.ts';

interface JournalPrintProps {
  /** What the course was about. */
  subject: string;
  lines: readonly JournalRow[];
  onClose: () => void;
}

const everything = {};

/** The course of a dispatch on paper: who did what, when and to whom, with lines to sign on. */
export function JournalPrint({ subject, lines, onClose }: JournalPrintProps) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const types = useDictionary('dispatch_type');
  const states = useDictionary('dispatch_status');
  const columns = useMemo(
    () =>
      [
        { name: 'time', label: t`时间`, share: 1.3 },
        { name: 'type', label: t`方式`, share: 0.8 },
        { name: 'words', label: t`内容`, share: 3 },
        { name: 'from', label: t`发起人`, share: 0.8 },
        { name: 'to', label: t`接收人`, share: 1.5 },
        { name: 'place', label: t`地点`, share: 1.3 },
        { name: 'state', label: t`状态`, share: 0.7 },
      ].map((column) => ({ ...column, kind: 'text' as const })),
    [t],
  );
  const exportAll = useMemo(() => {
    const records = lines.map((line) => ({
      id: line.id,
      time: line.startTime ?? '',
      type: types.get(line.dispatchType) ?? '',
      words: wordsOf(line),
      from: line.sendUserName ?? '',
      to: line.receiverNames ?? '',
      place: line.address,
      state: states.get(line.status) ?? '',
    }));
    return async function* () {
      yield await Promise.resolve(records);
    };
  }, [lines, states, types]);
  const [first, last] = [lines[0]?.startTime ?? '', lines.at(-1)?.startTime ?? ''];
  const count = lines.length;
  const drills = lines.filter(({ isDrill }) => isDrill === 1).length;
  const facts = [
    subject,
    t`起止时间：${first} 至 ${last}`,
    t`调度动作 ${count} 次`,
    ...(drills > 0 ? [t`其中演练 ${drills} 次，未发送任何通知`] : []),
  ].filter((fact) => fact !== '');
  return (
    <PrintView
      title={t`调度报告`}
      columns={columns}
      exportAll={exportAll}
      query={everything}
      facts={facts}
      signatures={[t`值班调度员`, t`值班领导`]}
      printedBy={user?.real_name ?? ''}
      isOpen
      onOpenChange={onClose}
    />
  );
}
