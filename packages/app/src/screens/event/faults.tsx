import { townDay } from '@lattice/api/townTime';
import { eventFaults } from '@lattice/api/supervisionCalls';
import { Alert } from '@lattice/ui/Alert';
import { Card } from '@lattice/ui/Card';
import { Page } from '@lattice/ui/Page';
import { ReportTable } from '@lattice/ui/ReportTable';
import { Stack } from '@lattice/ui/Stack';
import { StatCard } from '@lattice/ui/StatCard';
import { Tabs } from '@lattice/ui/Tabs';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { supervision } from '../../features/supervision/calls.ts';
import { type Holder, faultAddress, linesBy } from '../../features/supervision/faultLines.ts';
import { faultWords } from '../../features/supervision/faultWords.ts';
import * as css from '../../features/supervision/supervision.css.ts';
import { session } from '../../session/session.ts';

/** The day a year before now, `yyyy-MM-dd`. */
const yearAgo = (): string => {
  const today = townDay();
  return `${Number(today.slice(0, 4)) - 1}${today.slice(4).replace('-02-29', '-02-28')}`;
};

/** 督查面板: what supervision asks of events, with figures by department and person, each the way to its list. */
export function Faults() {
  const { t, i18n } = useLingui();
  const { abilities, user } = useSnapshot(session);
  const isAnswered = abilities.includes('supervision');
  const [since] = useState(yearAgo);
  const { data, fault: unread } = answerOf(
    useQuery({
      queryKey: ['rows', 'event/event', 'faults', since],
      queryFn: async ({ signal }) => supervision.faults(since, signal),
      enabled: isAnswered,
    }),
  );
  if (unread !== null) return unread;
  const title = t`督查面板`;
  const table = (by: Holder, label: string, nobody: string) => (
    <ReportTable
      label={label}
      columns={[
        { name: 'name', label, as: 'text' },
        ...eventFaults.map((fault) => ({
          name: fault,
          label: i18n._(faultWords[fault].label),
          unit: t`件`,
          isSummed: true,
          isMoreBetter: false,
        })),
      ]}
      rows={linesBy(data ?? [], by).map((line) => ({ ...line, name: line.id === '' ? nobody : line.name }))}
      isLoading={data === undefined}
      hrefOf={(row, name) => {
        const fault = eventFaults.find((one) => one === name);
        return fault === undefined || Number(row[fault]) === 0
          ? undefined
          : faultAddress(fault, since, { by, id: row.id, name: String(row.name) });
      }}
      printedBy={user?.real_name ?? ''}
    />
  );
  return (
    <Page title={title}>
      {isAnswered ? (
        <Stack>
          <div role="group" aria-label={title} className={css.questions}>
            {eventFaults.map((fault) => (
              <div key={fault} className={css.question}>
                <StatCard
                  label={i18n._(faultWords[fault].label)}
                  value={data?.filter((one) => one.fault === fault).reduce((sum, { count }) => sum + count, 0)}
                  unit={t`件`}
                  href={faultAddress(fault, since)}
                />
                <p className={css.rule}>{i18n._(faultWords[fault].rule)}</p>
              </div>
            ))}
          </div>
          <Card>
            <Tabs
              label={title}
              items={[
                { id: 'deptId', label: t`按部门`, content: table('deptId', t`办理部门`, t`尚未分派`) },
                { id: 'userId', label: t`按经办人`, content: table('userId', t`经办人`, t`尚未到人`) },
              ]}
            />
          </Card>
        </Stack>
      ) : (
        <Alert>{t`这台服务器不统计督查情况。`}</Alert>
      )}
    </Page>
  );
}
