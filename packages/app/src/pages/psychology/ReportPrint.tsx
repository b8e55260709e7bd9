import type { ScaleReport } from '@lattice/api/resources/psychological/appletfactorresult';
import { PrintView } from '@lattice/ui/PrintView';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useDictionary } from '../../features/words/useDictionary.ts';
import { session } from '../../session/session.ts';

interface ReportPrintProps {
  report: ScaleReport;
  onClose: () => void;
}

const everything = {};

/** A report on paper: its conclusion above its factors, with who printed it. */
export function ReportPrint({ report, onClose }: ReportPrintProps) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const levels = useDictionary('psy_result_level');
  const columns = useMemo(
    () =>
      [
        { name: 'factorName', label: t`因子` },
        { name: 'rawScore', label: t`原始分` },
        { name: 'factorScore', label: t`因子分` },
        { name: 'norm', label: t`常模` },
        { name: 'level', label: t`等级` },
        { name: 'resultText', label: t`解释` },
        { name: 'adviceText', label: t`建议` },
      ].map((column) => ({ ...column, kind: 'text' as const })),
    [t],
  );
  const exportAll = useMemo(() => {
    const records = report.factors.map((factor) => ({
      ...factor,
      rawScore: String(factor.rawScore),
      factorScore: String(factor.factorScore),
      norm: factor.normMean === null ? '' : `${factor.normMean} ± ${factor.normSd ?? 0}`,
      level: levels.get(factor.resultLevel) ?? factor.resultLevel,
    }));
    return async function* () {
      yield await Promise.resolve(records);
    };
  }, [levels, report.factors]);
  const { record, totalScore, resultText } = report;
  const who = [record.recordNo, record.personName, t`总分 ${String(totalScore ?? '')}`]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' · ');
  const facts = [who, ...(resultText ? [t`结论：${resultText}`] : [])];
  return (
    <PrintView
      title={report.scaleName}
      columns={columns}
      exportAll={exportAll}
      query={everything}
      facts={facts}
      printedBy={user?.real_name ?? ''}
      isOpen
      onOpenChange={onClose}
    />
  );
}
