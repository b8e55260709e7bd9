import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { Tone } from '../theme/tones.ts';
import * as css from './CalendarBoard.css.ts';
import { isWeekend, legendOf } from './days.ts';

export { daysOfMonth } from './days.ts';

/** What one day of one line says. */
export interface DayMark {
  /** One or two characters. */
  short: string;
  /** The same in words. */
  label: string;
  /** Its colour; the character says it too. */
  tone: Tone;
}

/** A person, or whatever has days. */
export interface BoardLine {
  id: string;
  label: string;
  /** More about it, in the line below; none by default. */
  detail?: string;
  /** What its days say, by day `yyyy-MM-dd`. */
  marks: Readonly<Record<string, DayMark>>;
  /** Sums behind the days, in the order of their headings; none by default. */
  totals?: readonly (string | number)[];
}

export interface CalendarBoardProps {
  /** Name of the board, for screen readers. */
  label: string;
  /** Heading of the names. */
  nameLabel: string;
  /** The days in order, `yyyy-MM-dd`. */
  days: readonly string[];
  lines: readonly BoardLine[];
  /** Headings of the sums; none by default. */
  totals?: readonly string[];
  /** What the marks mean, where many differ by their number alone; each mark of the lines once by default. */
  legend?: readonly DayMark[];
  /** Today, which is marked, and from which the board is read where not all days have room; none by default. */
  today?: string;
  /** Where today stands then: first, with the days that come beside it (default), or last, with those that were. */
  reads?: 'ahead' | 'back';
  /** Days on which nobody works; Saturdays and Sundays by default. */
  isRest?: (day: string) => boolean;
  /** Called with the line and the day of a mark that is pressed; without it marks only tell. */
  onOpen?: (id: string, day: string) => void;
  /** The days are on their way. */
  isLoading?: boolean;
}

/** Says at the frame on which of its sides there are more days. */
function tellMore(frame: HTMLElement): void {
  const board = frame.parentElement;
  if (board === null) return;
  board.dataset['before'] = String(frame.scrollLeft > 1);
  board.dataset['after'] = String(frame.scrollLeft + frame.clientWidth < frame.scrollWidth - 1);
}

/** Where the days end at the right: at the sums, which keep their place, or at the frame. */
function endOfDays(frame: HTMLElement): number {
  const sum = frame.querySelector(`.${css.total}`)?.getBoundingClientRect();
  return sum !== undefined && sum.width > 0
    ? sum.left
    : frame.getBoundingClientRect().left + frame.clientLeft + frame.clientWidth;
}

/** Brings today beside the names, or to the other end, and tells from then on where there is more. */
function startAtToday(frame: HTMLElement, reads: 'ahead' | 'back'): () => void {
  const [corner, current] = [frame.querySelector('th'), frame.querySelector('[aria-current=date]')];
  if (corner && current) {
    const day = current.getBoundingClientRect();
    frame.scrollLeft +=
      reads === 'ahead' ? day.left - corner.getBoundingClientRect().right : Math.max(0, day.right - endOfDays(frame));
  }
  const watch = new ResizeObserver(() => tellMore(frame));
  watch.observe(frame);
  if (frame.firstElementChild) watch.observe(frame.firstElementChild);
  tellMore(frame);
  return () => watch.disconnect();
}

/** A month of several people: a line each, a mark a day, and what the marks mean. */
export function CalendarBoard({
  label,
  nameLabel,
  days,
  lines,
  totals = [],
  legend = legendOf(lines),
  today,
  reads = 'ahead',
  isRest = isWeekend,
  onOpen,
  isLoading = false,
}: CalendarBoardProps) {
  const { t, i18n } = useLingui();
  const frame = useCallback(
    (drawn: HTMLElement | null) => (drawn === null ? undefined : startAtToday(drawn, reads)),
    [reads],
  );
  if (isLoading) return <Skeleton kind="rows" count={8} />;
  const weekday = new Intl.DateTimeFormat(i18n.locale, { weekday: 'narrow', timeZone: 'UTC' });
  const place = (at: number) => ({ insetInlineEnd: `${(totals.length - 1 - at) * css.SUM}rem` });
  const shade = (day: string) => (isRest(day) ? css.rest : '');
  return (
    <div className={css.board}>
      <p className={css.more} aria-hidden>
        {t`左右滑动查看其他日子`}
      </p>
      <div
        ref={frame}
        onScroll={({ currentTarget }) => tellMore(currentTarget)}
        role="group"
        aria-label={label}
        className={css.frame}
        {...(onOpen === undefined && { tabIndex: 0 })}
      >
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" className={`${css.name} ${css.corner}`}>
                {nameLabel}
              </th>
              {days.map((day) => (
                <th key={day} scope="col" aria-current={day === today ? 'date' : undefined} className={css.day}>
                  {Number(day.slice(8))}
                  <span className={css.weekday}>{weekday.format(new Date(`${day}T00:00:00Z`))}</span>
                </th>
              ))}
              {totals.map((total, at) => (
                <th key={total} scope="col" className={`${css.sum} ${css.corner}`} style={place(at)}>
                  {total}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <th scope="row" className={css.name}>
                  {line.label}
                  {line.detail !== undefined && <span className={css.detail}>{line.detail}</span>}
                  {totals.length > 0 && (
                    <span className={css.sums}>
                      {totals.map((total, at) => (
                        <span key={total} className={css.named}>
                          {total} <b>{line.totals?.[at] ?? ''}</b>
                        </span>
                      ))}
                    </span>
                  )}
                </th>
                {days.map((day) => (
                  <td key={day} className={`${css.cell} ${shade(day)}`}>
                    <Mark
                      mark={line.marks[day]}
                      name={`${line.label} ${day}`}
                      onOpen={onOpen && (() => onOpen(line.id, day))}
                    />
                  </td>
                ))}
                {totals.map((total, at) => (
                  <td key={total} className={`${css.sum} ${css.total}`} style={place(at)}>
                    {line.totals?.[at] ?? ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className={css.legend}>
        {legend.map((mark) => (
          <li key={mark.label} className={css.meaning}>
            <span className={css.mark[mark.tone]} aria-hidden>
              {mark.short}
            </span>
            {mark.label}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MarkProps {
  mark: DayMark | undefined;
  /** Whose day it is. */
  name: string;
  onOpen: (() => void) | undefined;
}

function Mark({ mark, name, onOpen }: MarkProps) {
  if (mark === undefined) return null;
  const { short, label, tone } = mark;
  if (onOpen === undefined)
    return (
      <span className={css.mark[tone]} title={label}>
        {short}
      </span>
    );
  return (
    <button
      type="button"
      className={`${css.mark[tone]} ${css.open}`}
      title={label}
      aria-label={`${name} ${label}`}
      onClick={onOpen}
    >
      {short}
    </button>
  );
}
