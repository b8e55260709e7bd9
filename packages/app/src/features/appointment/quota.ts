import type { AppointmentMonth, ServiceQuota } from '@lattice/api/appointmentCalls';
import type { BoardLine, DayMark } from '@lattice/ui/CalendarBoard';
import type { Option } from '@lattice/ui/Select';

/** How many places there are and how many are taken; null where there is no limit. */
export interface Places {
  taken: number;
  quota: number | null;
}

/** Words of the board, in the language shown. */
export interface QuotaWords {
  wholeDay: string;
  closed: string;
  closedShort: string;
  placesOf: (places: Places) => string;
}

/** Part of the places from which a slot counts as nearly full. */
const NEARLY = 0.8;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The services that are meant: one, or all for ''. */
export const servicesIn = ({ services }: AppointmentMonth, serviceId: string): readonly ServiceQuota[] =>
  serviceId === '' ? services : services.filter(({ id }) => id === serviceId);

/** The places of some services on a day, in one slot or over the whole day for ''. */
export function placesOn(services: readonly ServiceQuota[], day: string, slot: string): Places {
  const quotas = services.map(({ dayQuota, slotQuota }) => (slot === '' ? dayQuota : slotQuota));
  const known = quotas.filter((quota) => quota !== null);
  const taken = services.map(({ taken: days }) => {
    const slots = days[day] ?? {};
    return slot === '' ? sum(Object.values(slots)) : (slots[slot] ?? 0);
  });
  return { taken: sum(taken), quota: known.length === quotas.length && known.length > 0 ? sum(known) : null };
}

/** True where no place is left. */
export const isFull = ({ taken, quota }: Places): boolean => quota !== null && taken >= quota;

/** The colour of some places: the number beside it says the same. */
export function toneOf(places: Places): DayMark['tone'] {
  const { taken, quota } = places;
  if (isFull(places)) return 'critical';
  if (taken === 0) return 'neutral';
  return quota !== null && taken >= quota * NEARLY ? 'warning' : 'info';
}

/** The lines of a month: the whole day, and each slot, with how many places are taken. */
export function slotLines(
  month: AppointmentMonth,
  {
    serviceId,
    days,
    today,
    slots,
  }: { serviceId: string; days: readonly string[]; today: string; slots: readonly Option[] },
  words: QuotaWords,
): BoardLine[] {
  const services = servicesIn(month, serviceId);
  const closed = new Set(month.closed);
  return [{ value: '', label: words.wholeDay }, ...slots].map(({ value: slot, label }) => {
    const marks: Record<string, DayMark> = {};
    let total = 0;
    for (const day of days) {
      const places = placesOn(services, day, slot);
      total += places.taken;
      if (closed.has(day) && places.taken === 0) {
        if (slot === '') marks[day] = { short: words.closedShort, label: words.closed, tone: 'neutral' };
      } else if (places.taken > 0 || day >= today)
        marks[day] = { short: String(places.taken), label: words.placesOf(places), tone: toneOf(places) };
    }
    return { id: slot, label, marks, totals: [total] };
  });
}
