/** A moment in China, whatever the zone of the browser: yyyy-MM-dd HH:mm:ss. */
export const chinaTime = (moment: Date): string =>
  new Date(moment.getTime() + 8 * 3_600_000).toISOString().replace('T', ' ').slice(0, 19);
