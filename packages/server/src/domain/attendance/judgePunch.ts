/** Keys of `punch_result`. */
const RESULT = { onTime: '1', late: '2', early: '3', missed: '4', outside: '5' };
/** Keys of `attendance_result`. */
const VERDICT = { present: '1', exception: '2', absent: '3' };

/** What a shift asks for: times of day as `HH:mm`, and minutes of grace. */
export interface ShiftRule {
  onTime: string;
  offTime: string;
  lateMinutes: number;
  earlyMinutes: number;
  absentMinutes: number;
  isWorkday: boolean;
}

/** A day as far as it was clocked; empty where it was not. */
export interface Punches {
  onPunchTime: string;
  onResult: string;
  offPunchTime: string;
  offResult: string;
}

const minutes = (clock: string): number => {
  const [hours = 0, rest = 0] = clock.split(':').map(Number);
  return hours * 60 + rest;
};

/** Which of both a punch at a time of day is: the first one of a day, unless the shift is over by then. */
export const punchAt = ({ offTime, earlyMinutes }: ShiftRule, { onPunchTime }: Punches, clock: string): 'on' | 'off' =>
  onPunchTime === '' && minutes(clock) < minutes(offTime) - earlyMinutes ? 'on' : 'off';

/** How far a punch is from its time, in minutes: late in the morning, early in the evening; 0 within it. */
const distance = (rule: ShiftRule, which: 'on' | 'off', clock: string): number =>
  rule.isWorkday
    ? Math.max(0, which === 'on' ? minutes(clock) - minutes(rule.onTime) : minutes(rule.offTime) - minutes(clock))
    : 0;

/** The result of a punch: late or early beyond the grace, else whether it was made outside. */
export function punchResult(rule: ShiftRule, which: 'on' | 'off', clock: string, isOutside: boolean): string {
  const grace = which === 'on' ? rule.lateMinutes : rule.earlyMinutes;
  if (distance(rule, which, clock) > grace) return which === 'on' ? RESULT.late : RESULT.early;
  return isOutside ? RESULT.outside : RESULT.onTime;
}

/** Whether who clocks out at a time of day leaves early. */
export const isEarly = (rule: ShiftRule, clock: string): boolean => distance(rule, 'off', clock) > rule.earlyMinutes;

/** The day's verdict once it was clocked out: absent beyond the limit, an exception where anything is wrong. */
export function verdictOf(rule: ShiftRule, { onPunchTime, onResult, offPunchTime, offResult }: Punches): string {
  if (offPunchTime === '') return '';
  const clockOf = (moment: string) => moment.slice(11, 16);
  const far = Math.max(
    onPunchTime === '' ? 0 : distance(rule, 'on', clockOf(onPunchTime)),
    distance(rule, 'off', clockOf(offPunchTime)),
  );
  if (far > rule.absentMinutes) return VERDICT.absent;
  const isWrong = [onResult, offResult].some((one) => [RESULT.late, RESULT.early, RESULT.missed].includes(one));
  return isWrong ? VERDICT.exception : VERDICT.present;
}

/** What a morning that was not clocked counts as. */
export const missedMorning = ({ isWorkday }: ShiftRule): string => (isWorkday ? RESULT.missed : '');

/** How a day that is over stands where it was not clocked out: absent without any punch, else an exception. */
export function closedDay(rule: ShiftRule, punches: Punches): { onResult: string; offResult: string; verdict: string } {
  const { onPunchTime, onResult } = punches;
  if (onPunchTime === '') return { onResult: RESULT.missed, offResult: RESULT.missed, verdict: VERDICT.absent };
  const isFar = distance(rule, 'on', onPunchTime.slice(11, 16)) > rule.absentMinutes;
  return { onResult, offResult: RESULT.missed, verdict: isFar ? VERDICT.absent : VERDICT.exception };
}
