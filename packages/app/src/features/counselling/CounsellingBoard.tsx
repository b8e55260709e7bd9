import { CalendarBoard, type DayMark, daysOfMonth } from '@lattice/ui/CalendarBoard';
import { Card } from '@lattice/ui/Card';
import { Empty } from '@lattice/ui/Empty';
import { MonthPicker } from '@lattice/ui/MonthPicker';
import { useLingui } from '@lingui/react/macro';
import type { Places } from '../appointment/quota.ts';
import { question } from '../report/report.css.ts';
import { counsellorLines } from './hours.ts';
import type { useCounsellingMonth } from './useCounsellingMonth.ts';

interface CounsellingBoardProps {
  /** `yyyy-MM`. */
  month: string;
  today: string;
  asked: ReturnType<typeof useCounsellingMonth>;
  onMonth: (month: string) => void;
  onOpen: (expertId: string, day: string) => void;
}

/** A month of counselling: a line a counsellor, with the days on which people are taken and how many came. */
export function CounsellingBoard({ month, today, asked, onMonth, onOpen }: CounsellingBoardProps) {
  const { t } = useLingui();
  const { data } = asked;
  const days = daysOfMonth(month);
  const closed = new Set(data?.closed);
  const wordsOf = ({ taken, quota }: Places) => (quota === null ? t`已约 ${taken}，不限` : t`已约 ${taken} / ${quota}`);
  const legend: DayMark[] = [
    { short: '0', label: t`无人预约`, tone: 'neutral' },
    { short: '1', label: t`有余量`, tone: 'info' },
    { short: '3', label: t`已满`, tone: 'critical' },
  ];
  return (
    <Card title={t`出诊日历`}>
      <div className={question}>
        <MonthPicker label={t`月份`} value={month} isRequired onChange={onMonth} />
      </div>
      {data?.experts.length === 0 ? (
        <Empty title={t`没有出诊的专家`} description={t`在“咨询专家”里登记专家和出诊安排后，这里会出现日历。`} />
      ) : (
        <CalendarBoard
          label={t`出诊日历`}
          nameLabel={t`咨询专家`}
          days={days}
          today={today}
          lines={data === undefined ? [] : counsellorLines(data, { days, today }, wordsOf)}
          legend={legend}
          isRest={(day) => closed.has(day)}
          onOpen={onOpen}
          isLoading={data === undefined}
        />
      )}
    </Card>
  );
}
