import { townText } from '@lattice/api/townTime';
import { kpiStandards } from '@lattice/api/kpiRules';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { Checkbox } from '@lattice/ui/Checkbox';
import { MonthPicker } from '@lattice/ui/MonthPicker';
import { Page } from '@lattice/ui/Page';
import { ReportTable } from '@lattice/ui/ReportTable';
import { TreeSelect } from '@lattice/ui/TreeSelect';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useGo } from '../../navigation/Address.tsx';
import { useSearch } from '../../navigation/useSearch.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { session } from '../../session/session.ts';
import { answerOf } from '../screen/answerOf.tsx';
import { evidenceAddress } from './evidence.ts';
import { FrozenNote, useFrozen } from './FrozenNote.tsx';
import type { Report, Span } from './Report.ts';
import { besideFields, note, question } from './report.css.ts';
import { monthFrom, spanOf } from './span.ts';
import { useReport } from './useReport.ts';

const MONTH = 7;

interface ReportScreenProps {
  report: Report;
  /** What stands below the figures of the same question; nothing by default. */
  below?: ComponentType<{ span: Span; filters: Readonly<Record<string, string>> }>;
}

/** A report of a month: what is asked, the figures with what they count, and the month before beside them. */
export function ReportScreen({ report, below: Below }: ReportScreenProps) {
  const { t, i18n } = useLingui();
  const { user, abilities } = useSnapshot(session);
  const go = useGo();
  const [params] = useSearch();
  const [start] = useState(() => {
    const present = townText(new Date()).slice(0, MONTH);
    return report.startsWith === 'last' ? monthFrom(present, -1) : present;
  });
  const month = params.get('month') ?? start;
  const griddingId = params.get('griddingId') ?? '';
  const isCompared = params.get('compared') !== '0';
  const span = spanOf(month);
  const filters: Record<string, string> = griddingId === '' ? {} : { griddingId };
  const now = answerOf(useReport(report, span, filters));
  const then = useReport(report, spanOf(monthFrom(month, -1)), filters, isCompared);
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    go(`?${next.toString()}`, { replace: true });
  };
  const frozen = useFrozen(month, abilities.includes('kpiFreeze') ? report.frozenAs : undefined);
  // The note above the figures comes with them, and what stands below too, so that nothing is pushed down.
  const isThere = (now.data !== undefined || now.fault !== null) && !frozen.isLoading;
  const title = i18n._(report.title);
  const settings = frozen.data?.settings ?? kpiStandards;
  const columns = report.columns.map(({ label, unit, rule, proof: _proof, ...column }) => ({
    ...column,
    label: i18n._(label),
    ...(unit && { unit: i18n._(unit) }),
    ...(rule && { rule: i18n._(typeof rule === 'function' ? rule(settings) : rule) }),
  }));
  return (
    <Page title={title}>
      <Card>
        <div className={question}>
          <MonthPicker label={t`月份`} value={month} isRequired onChange={(next) => change('month', next)} />
          <TreeSelect
            label={t`所属网格`}
            placeholder={t`全部网格`}
            value={griddingId}
            source={formSourcesIn(i18n.locale).tree('grid/grid')}
            onChange={(next) => change('griddingId', next)}
          />
          <div className={besideFields}>
            <Checkbox
              label={t`与上月比较`}
              value={isCompared}
              onChange={(isOn) => change('compared', isOn ? '' : '0')}
            />
          </div>
        </div>
        {isThere && frozen.data && (
          <div className={note}>
            <FrozenNote
              month={month}
              state={frozen.data}
              columns={report.columns}
              isScored={report.isScored === true && abilities.includes('kpiScores')}
            />
          </div>
        )}
        {now.fault ?? (
          <ReportTable
            label={title}
            columns={columns}
            rows={now.data ?? []}
            isLoading={!isThere}
            {...(isCompared && then.data && { before: { label: t`上月`, rows: then.data } })}
            hrefOf={(row, name) => {
              const proof = report.columns.find((column) => column.name === name)?.proof;
              return proof === undefined ? undefined : evidenceAddress(proof(row, span));
            }}
            filters={month}
            emptyAction={
              <Button onPress={() => change('month', monthFrom(month, -1))}>
                <Trans>查看上月</Trans>
              </Button>
            }
            printedBy={user?.real_name ?? ''}
          />
        )}
      </Card>
      {Below && isThere && <Below span={span} filters={filters} />}
    </Page>
  );
}
