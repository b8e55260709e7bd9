/** How a time of day is written on scenes: to the second, in China, wherever the wall's machine believes to be. */
export const clockFormat = {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hour12: false,
  timeZone: 'Asia/Shanghai',
} as const satisfies Intl.DateTimeFormatOptions;
