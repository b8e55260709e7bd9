const epoch = 1_288_834_974_657;
const workers = 1024;
const perMillisecond = 4096;

/** Makes the next id. */
export type NextId = () => string;

/**
 * Makes 64-bit snowflake ids as decimal strings: 41 bits of milliseconds since 2010-11-04, 10 bits of `worker`, 12 bits
 * of sequence. Each is greater than the one before, also when the clock steps back or more than 4096 are made in a
 * millisecond: then the count runs ahead of the clock.
 */
export function createIds(worker: number | (() => number), now: () => number = Date.now): NextId {
  let last = 0;
  let sequence = 0;
  return () => {
    const number = typeof worker === 'number' ? worker : worker();
    if (!Number.isInteger(number) || number < 0 || number >= workers) {
      throw new RangeError(
        `The worker number ${number} does not fit into the 10 bits an id has for it; use 0 to ${workers - 1}.`,
      );
    }
    const time = now();
    sequence = time > last ? 0 : sequence + 1;
    last = Math.max(time, last);
    if (sequence === perMillisecond) {
      sequence = 0;
      last += 1;
    }
    return ((BigInt(last - epoch) << 22n) | (BigInt(number) << 12n) | BigInt(sequence)).toString();
  };
}
