const zone = { timeZone: 'Asia/Shanghai' } as const;
const time = { ...zone, hour: '2-digit', minute: '2-digit', hour12: false } as const;

const dayOf = (moment: Date) => new Intl.DateTimeFormat('en-CA', zone).format(moment);

/** A moment as it is said beside data, in China: the time alone where it is today, else with its day. */
export const momentWords = (moment: Date, now: Date, locale: string): string =>
  new Intl.DateTimeFormat(
    locale,
    dayOf(moment) === dayOf(now) ? time : { ...time, month: '2-digit', day: '2-digit' },
  ).format(moment);
