import { townDay } from '@lattice/api/townTime';
import { gridmemberattendancerecord } from '@lattice/api/resources/grid/gridmemberattendancerecord';
import { CalendarBoard, daysOfMonth } from '@lattice/ui/CalendarBoard';
import { lazyPart } from '@lattice/ui/lazyPart';
import { Card } from '@lattice/ui/Card';
import { Empty } from '@lattice/ui/Empty';
import { MonthPicker } from '@lattice/ui/MonthPicker';
import { Page } from '@lattice/ui/Page';
import { Select } from '@lattice/ui/Select';
import { TreeSelect } from '@lattice/ui/TreeSelect';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { monthLines } from '../../features/attendance/monthLines.ts';
import { sheetButtons } from '../../features/attendance/monthSheet.css.ts';
import { useMonth } from '../../features/attendance/useMonth.ts';
import { question } from '../../features/report/report.css.ts';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { useGo } from '../../navigation/Address.tsx';
import { addressOfRecord } from '../../navigation/recordAddress.ts';
import { useSearch } from '../../navigation/useSearch.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { session } from '../../session/session.ts';

const MonthSheet = lazyPart(async () => (await import('../../features/attendance/MonthSheet.tsx')).MonthSheet);

const PunchCard = lazyPart(async () => (await import('../../features/attendance/PunchCard.tsx')).PunchCard);

const MONTH = 7;
const none: Awaited<ReturnType<ReturnType<typeof formSourcesIn>['options']>> = [];

/** 考勤日历: a month of the team, or one's own; a day opens its record, where exceptions are corrected. */
export function Attendance() {
  const { t, i18n } = useLingui();
  const { user, abilities } = useSnapshot(session);
  const go = useGo();
  const [params] = useSearch();
  const sources = formSourcesIn(i18n.locale);
  const roles = (user?.role_name ?? '').split(',');
  const of = params.get('of') ?? (roles.includes('gridmember') ? 'own' : 'team');
  const [today] = useState(() => townDay());
  const month = params.get('month') ?? today.slice(0, MONTH);
  const griddingId = params.get('griddingId') ?? '';
  const { data, fault } = answerOf(useMonth(month, griddingId, of === 'own'));
  const { data: verdicts = none } = useQuery({
    queryKey: ['rows', 'verdicts', i18n.locale],
    queryFn: async () => sources.options('attendance_result'),
  });
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    next.set(name, value);
    go(`?${next.toString()}`, { replace: true });
  };
  const lines = monthLines(data ?? [], verdicts);
  const open = (id: string, day: string) => {
    const record = data?.find(
      ({ gridMemberId, attendanceDate }) => gridMemberId === id && String(attendanceDate).startsWith(day),
    );
    if (record !== undefined) go(addressOfRecord(gridmemberattendancerecord.path, record.id));
  };
  const isPunched = of === 'own' && month === today.slice(0, MONTH) && abilities.includes('attendancePunch');
  return (
    <Page title={t`考勤日历`}>
      {isPunched && <PunchCard />}
      <Card>
        <div className={question}>
          <MonthPicker label={t`月份`} value={month} isRequired onChange={(next) => change('month', next)} />
          <Select
            label={t`范围`}
            value={of}
            isRequired
            options={[
              { value: 'team', label: t`团队` },
              { value: 'own', label: t`本人` },
            ]}
            onChange={(next) => change('of', next)}
          />
          {of === 'team' && (
            <TreeSelect
              label={t`所属网格`}
              placeholder={t`全部网格`}
              value={griddingId}
              source={sources.tree('grid/grid')}
              onChange={(next) => change('griddingId', next)}
            />
          )}
        </div>
        {fault}
        {data !== undefined && lines.length === 0 && (
          <Empty title={t`这个月没有考勤记录`} description={t`换一个月份或网格再看。`} />
        )}
        {of === 'team' && fault === null && (data === undefined || lines.length > 0) && (
          <div className={sheetButtons}>
            {data !== undefined && <MonthSheet month={month} days={data} verdicts={verdicts} />}
          </div>
        )}
        {fault === null && (data === undefined || lines.length > 0) && (
          <CalendarBoard
            label={t`考勤日历`}
            nameLabel={t({ message: '网格员', context: 'one' })}
            days={daysOfMonth(month)}
            today={today}
            reads="back"
            lines={lines}
            totals={[t`出勤`, t`异常`]}
            onOpen={open}
            isLoading={data === undefined}
          />
        )}
      </Card>
    </Page>
  );
}
