import type { SecurityFinding } from '@lattice/api/resources/blade-log/security';
import { PrintView } from '@lattice/ui/PrintView';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../session/session.ts';

interface SecurityPrintProps {
  findings: readonly SecurityFinding[];
  /** When they were measured, in words. */
  time: string;
  onClose: () => void;
}

const everything = {};

/** The findings on paper, with the moment at which they were measured and who printed them. */
export function SecurityPrint({ findings, time, onClose }: SecurityPrintProps) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const columns = useMemo(
    () =>
      [
        { name: 'area', label: t`类别` },
        { name: 'title', label: t`检查项` },
        { name: 'result', label: t`结果` },
        { name: 'measured', label: t`检查情况` },
        { name: 'remedy', label: t`处理办法` },
      ].map((column) => ({ ...column, kind: 'text' as const })),
    [t],
  );
  const exportAll = useMemo(() => {
    const results = { fail: t`不符合`, pass: t`符合`, none: t`不适用` };
    const records = findings.map(({ area, title, result, measured, remedy }) => ({
      area,
      title,
      result: results[result],
      measured,
      remedy: result === 'fail' ? remedy : '',
    }));
    return async function* () {
      yield await Promise.resolve(records);
    };
  }, [findings, t]);
  return (
    <PrintView
      title={t`安全检查报告`}
      columns={columns}
      exportAll={exportAll}
      query={everything}
      facts={[t`检查时间：${time}`]}
      printedBy={user?.real_name ?? ''}
      isOpen
      onOpenChange={onClose}
    />
  );
}
