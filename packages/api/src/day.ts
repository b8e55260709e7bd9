const isLeap = (y: number) => (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
const daysIn = (y: number, m: number) => [31, isLeap(y) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][m - 1] ?? 0;

/** True for a day of the calendar, `yyyy-MM-dd`. */
export const isDay = (text: string): boolean => {
  const m = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return m !== null && Number(m[1]) >= 1 && Number(m[3]) >= 1 && Number(m[3]) <= daysIn(Number(m[1]), Number(m[2]));
};

/** Today in China, `yyyy-MM-dd`, or the day of a moment there. */
export const todayInChina = (at: number = Date.now()): string =>
  new Date(at + 8 * 3_600_000).toISOString().slice(0, 10);
