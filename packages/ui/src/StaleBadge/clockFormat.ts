import { townZone } from '@lattice/api/townTime';

/** How a time of day is written on scenes: to the second, in the town, wherever the wall's machine believes to be. */
export const clockFormat = () =>
  ({
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hour12: false,
    timeZone: townZone(),
  }) as const satisfies Intl.DateTimeFormatOptions;
