import { dayIn, optionalTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';

/**
 * Periods of the specification's `dateType`: today, this week (from Monday), this month, this year; 5 is from
 * `startDate` to `endDate`.
 */
const starts: Readonly<Record<string, string>> = { '1': 'day', '2': 'week', '3': 'month', '4': 'year' };

/**
 * Condition that keeps a moment to the period that a call names by `dateType`, `startDate` and `endDate`; always true
 * without one.
 */
export function inPeriod(
  question: { p(value: unknown): string },
  input: Readonly<Record<string, unknown>>,
  column: string,
): string {
  const type = optionalTextIn(input, 'dateType', 4);
  const unit = starts[type];
  if (type !== '' && type !== '5' && unit === undefined)
    throw new Refusal(400, say`参数“dateType”应为 1（今天）、2（本周）、3（本月）、4（本年）或 5（自定义）`);
  if (unit !== undefined)
    return (
      `${column} >= date_trunc('${unit}', now()) and ${column} < date_trunc('${unit}', now()) ` +
      `+ interval '1 ${unit}'`
    );
  const [from, to] = [dayIn(input, 'startDate'), dayIn(input, 'endDate')];
  if (from !== '' && to !== '' && from > to) throw new Refusal(400, say`开始日期不能晚于结束日期`);
  const parts = [
    from === '' ? '' : `${column} >= ${question.p(from)}::date`,
    to === '' ? '' : `${column} < ${question.p(to)}::date + 1`,
  ].filter((part) => part !== '');
  return parts.length > 0 ? parts.join(' and ') : 'true';
}

/** Names of the parameters that say a period. */
export const periodNames = ['dateType', 'startDate', 'endDate'] as const;
