import type { AppointmentMonth } from '@lattice/api/appointmentCalls';
import { CalendarBoard, type DayMark } from '@lattice/ui/CalendarBoard';
import type { Option } from '@lattice/ui/Select';
import { useLingui } from '@lingui/react/macro';
import { type Places, slotLines } from './quota.ts';

interface QuotaBoardProps {
  /** Undefined while it is on its way. */
  month: AppointmentMonth | undefined;
  days: readonly string[];
  today: string;
  serviceId: string;
  slots: readonly Option[];
  onOpen: (slot: string, day: string) => void;
}

/** A month by day and slot: how many places are taken, where none is left, and when nobody works. */
export function QuotaBoard({ month, days, today, serviceId, slots, onOpen }: QuotaBoardProps) {
  const { t } = useLingui();
  const closedShort = t({ message: '休', comment: 'A day on which nobody works, in one or two characters' });
  const words = {
    wholeDay: t`全天`,
    closed: t`不办公`,
    closedShort,
    placesOf: ({ taken, quota }: Places) => (quota === null ? t`已约 ${taken}，不限` : t`已约 ${taken} / ${quota}`),
  };
  const legend: DayMark[] = [
    { short: '0', label: t`无人预约`, tone: 'neutral' },
    { short: '3', label: t`有余量`, tone: 'info' },
    { short: '7', label: t`将满`, tone: 'warning' },
    { short: '8', label: t`已满`, tone: 'critical' },
    { short: closedShort, label: words.closed, tone: 'neutral' },
  ];
  const closed = new Set(month?.closed);
  return (
    <CalendarBoard
      label={t`预约日历`}
      nameLabel={t`时段`}
      days={days}
      today={today}
      lines={month === undefined ? [] : slotLines(month, { serviceId, days, today, slots }, words)}
      totals={[t`合计`]}
      legend={legend}
      isRest={(day) => closed.has(day)}
      onOpen={onOpen}
      isLoading={month === undefined || slots.length === 0}
    />
  );
}
