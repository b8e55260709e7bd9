import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { readTownMoment, townText } from './townTime.ts';

const zone = process.env.TZ;

describe.each(['UTC', 'Asia/Shanghai', 'America/New_York'])('moments of the town on a machine in %s', (machine) => {
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it.each([
    ['2031-05-06T12:00:00', '2031-05-06T04:00:00.000Z'],
    ['2031-05-06 12:00:00', '2031-05-06T04:00:00.000Z'],
    [' 2031-05-06T12:00 ', '2031-05-06T04:00:00.000Z'],
    ['2031-05-06T12:00:00.5', '2031-05-06T04:00:00.500Z'],
    ['2031-05-06', '2031-05-05T16:00:00.000Z'],
    ['2031-05-06T12:00:00Z', '2031-05-06T12:00:00.000Z'],
    ['2031-05-06T12:00:00-04:00', '2031-05-06T16:00:00.000Z'],
  ])('are read: %s', (text, at) => {
    process.env.TZ = machine;
    expect(readTownMoment(text)?.toISOString()).toBe(at);
  });

  it.each([
    '',
    '明天',
    '2031-02-30',
    '2031-13-01T00:00:00',
    '2031-05-06T24:00:00',
    '2031/05/06',
    '12:00',
    '${when}',
    'P1D',
  ])('are not made of anything else: %s', (text) => {
    process.env.TZ = machine;
    expect(readTownMoment(text)).toBeNull();
  });

  it('come back as they were written', () => {
    process.env.TZ = machine;
    const seconds = fc.integer({ min: 0, max: 4_102_444_800 });
    fc.assert(
      fc.property(seconds, (second) => {
        expect(readTownMoment(townText(new Date(second * 1000)))?.getTime()).toBe(second * 1000);
      }),
    );
  });
});
