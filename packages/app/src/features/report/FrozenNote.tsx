import { townText } from '@lattice/api/townTime';
import { type FrozenReport, freezing } from '@lattice/api/kpiCalls';
import { gridmemberattenassess } from '@lattice/api/resources/kpi/gridmemberattenassess';
import { gridmemberbaseassess } from '@lattice/api/resources/kpi/gridmemberbaseassess';
import { permissionCode } from '@lattice/api/resource';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { ConfirmDialog } from '@lattice/ui/ConfirmDialog';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '../../session/queryClient.ts';
import { transport } from '../../session/transport.ts';
import { useCodes } from '../../session/useCodes.ts';
import { RecomputeButton } from './RecomputeButton.tsx';
import type { Column } from './Report.ts';
import { noteKeys } from './report.css.ts';

const calls = freezing(transport);
const MONTH = 7;
/** How many changes are told line by line. */
const TOLD = 20;

/** Whether the month of a report is frozen; asked only where the report can be. */
export const useFrozen = (month: string, report: FrozenReport | undefined) =>
  useQuery({
    queryKey: ['rows', gridmemberbaseassess.path, 'month', report, month],
    queryFn: report && (async ({ signal }) => calls.state(month, report, { signal })),
    enabled: report !== undefined,
  });

interface FrozenNoteProps {
  month: string;
  /** What the server says of the month. */
  state: NonNullable<ReturnType<typeof useFrozen>['data']>;
  columns: readonly Column[];
  /** Whether it shows scores, which the server can work out anew. */
  isScored: boolean;
}

/** Whether the month of a report is frozen, by whom, and what has changed since; the way to freeze one that is over. */
export function FrozenNote({ month, state, columns, isScored }: FrozenNoteProps) {
  const { t, i18n } = useLingui();
  const [present] = useState(() => townText(new Date()).slice(0, MONTH));
  const [isAsking, setAsking] = useState(false);
  const codes = useCodes();
  const { isFrozen, userName, time, changes } = state;
  const isOver = month < present;
  const mayFreeze = codes?.has(permissionCode(gridmemberbaseassess, 'edit')) === true;
  const renew = async () => {
    for (const { path } of [gridmemberbaseassess, gridmemberattenassess])
      await queryClient.invalidateQueries({ queryKey: ['rows', path] });
  };
  const mayRecompute = mayFreeze && isScored && month <= present;
  if (!isFrozen && !isOver && !mayRecompute) return null;
  if (!isFrozen)
    return (
      <Alert
        action={
          mayFreeze && (
            <div className={noteKeys}>
              {mayRecompute && <RecomputeButton month={month} onDone={renew} />}
              {isOver && <Button size="small" onPress={() => setAsking(true)}>{t`冻结本月`}</Button>}
            </div>
          )
        }
      >
        {isOver
          ? t`本月考核还没有冻结，数字随记录变化。次月 5 日起自动冻结。`
          : t`本月还没有结束，得分到次月才自动计算。`}
        <ConfirmDialog
          title={t`冻结 ${month} 的考核？`}
          names={[]}
          tone="critical"
          action={t`冻结`}
          isOpen={isAsking}
          onConfirm={async () => {
            await calls.freeze(month);
            setAsking(false);
            toast.success(t`${month} 已冻结`);
            await renew();
          }}
          onCancel={() => setAsking(false)}
        >
          {t`冻结后，五张考核报表的数字不再随记录变化，也不能取消冻结。此后的变化会在报表上方说明。`}
        </ConfirmDialog>
      </Alert>
    );
  const labelOf = (name: string) => {
    const label = columns.find((column) => column.name === name)?.label;
    return label === undefined ? name : i18n._(label);
  };
  const told = changes.filter(({ column }) => columns.some(({ name }) => name === column));
  return (
    <Alert tone={told.length === 0 ? 'success' : 'warning'}>
      {userName === ''
        ? t`本月考核已于 ${time.slice(0, 16)} 自动冻结。`
        : t`本月考核已由 ${userName} 于 ${time.slice(0, 16)} 冻结。`}
      {told.length > 0 && (
        <details>
          <summary>{t`冻结后有 ${told.length} 处数据变化，报表仍按冻结时的数字`}</summary>
          <ul>
            {told.slice(0, TOLD).map(({ name, column, frozen, now }) => (
              <li key={`${name} ${column}`}>
                {t`${name} · ${labelOf(column)}：冻结时 ${frozen ?? '–'}，现在 ${now ?? '–'}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Alert>
  );
}
