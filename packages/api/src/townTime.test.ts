import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayFrom, daysOfMonth, wallText, wallTime, weekdayOf } from './day.ts';
import { enterZone, machineZones } from './fixtures/machineZone.ts';
import { isTownZone, readTownMoment, setTownZone, townDay, townSpan, townText, zonedText } from './townTime.ts';
import { workingDays, workingMoment } from './workingTime.ts';

const towns = ['Asia/Shanghai', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'];
const seconds = fc.integer({ min: -2_208_988_800, max: 4_102_444_800 });

describe.each(machineZones)('on a machine in %s', (machine) => {
  let leave = () => {};
  beforeEach(() => {
    leave = enterZone(machine);
  });
  afterEach(() => {
    leave();
    setTownZone('Asia/Shanghai');
  });

  it.each([
    ['2031-05-06T12:00:00', '2031-05-06T04:00:00.000Z'],
    ['2031-05-06 12:00:00', '2031-05-06T04:00:00.000Z'],
    [' 2031-05-06T12:00 ', '2031-05-06T04:00:00.000Z'],
    ['2031-05-06T12:00:00.5', '2031-05-06T04:00:00.500Z'],
    ['2031-05-06', '2031-05-05T16:00:00.000Z'],
    ['2031-05-06T12:00:00Z', '2031-05-06T12:00:00.000Z'],
    ['2031-05-06T12:00:00-04:00', '2031-05-06T16:00:00.000Z'],
    ['2031-05-06 12:00:00.123456+08', '2031-05-06T04:00:00.123Z'],
    // China had summer time then.
    ['1988-07-01 12:00:00', '1988-07-01T03:00:00.000Z'],
  ])('a moment is read: %s', (text, at) => {
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
  ])('no moment is made of anything else: %s', (text) => {
    expect(readTownMoment(text)).toBeNull();
  });

  it.each(towns)('a moment that a clock in %s shows comes back as it was written', (town) => {
    setTownZone(town);
    fc.assert(
      fc.property(seconds, (second) => {
        const text = townText(second * 1000);
        expect(townText(readTownMoment(text) ?? 0)).toBe(text);
      }),
    );
  });

  it.each(towns)('a moment of %s is the same with its offset', (town) => {
    setTownZone(town);
    fc.assert(
      // Before, clocks went by the sun, to the second.
      fc.property(fc.integer({ min: Date.UTC(1950, 0) / 1000, max: 4_102_444_800 }), (second) => {
        const text = townText(second * 1000);
        expect(readTownMoment(zonedText(text) ?? '')).toEqual(readTownMoment(text));
      }),
    );
  });

  it('an hour that is left out or comes twice is read as by the database', () => {
    setTownZone('America/New_York');
    expect(readTownMoment('2026-03-08 02:30:00')?.toISOString()).toBe('2026-03-08T07:30:00.000Z');
    expect(readTownMoment('2026-11-01 01:30:00')?.toISOString()).toBe('2026-11-01T06:30:00.000Z');
    expect(zonedText('2026-07-01 00:00:00')).toBe('2026-07-01T00:00:00-04:00');
  });

  it('a day lasts as long as in the town', () => {
    const hours = (day: string) => (townSpan(day).to - townSpan(day).from) / 3_600_000;
    expect([townDay(Date.UTC(2026, 10, 20, 16, 30)), hours('2026-03-08')]).toEqual(['2026-11-21', 24]);
    setTownZone('America/New_York');
    expect([townDay(Date.UTC(2026, 10, 20, 4, 30)), hours('2026-03-08'), hours('2026-11-01')]).toEqual([
      '2026-11-19',
      23,
      25,
    ]);
    expect(townSpan('2026-02-30').from).toBeNaN();
  });

  it('days and working time are reckoned without a zone', () => {
    const town = {
      parts: [
        { from: '08:30', to: '12:00' },
        { from: '14:00', to: '17:30' },
      ],
      isWorkingDay: (day: string) => weekdayOf(day) < 6,
    };
    expect(workingMoment('2026-03-06 17:00:00', 1, town)).toBe('2026-03-09 09:00:00');
    expect(workingDays('2026-03-06 00:00:00', '2026-03-09 23:59:59', town)).toBe(2);
    expect([dayFrom('2026-03-08', 1), dayFrom('2026-03-01', -1), weekdayOf('1969-12-28')]).toEqual([
      '2026-03-09',
      '2026-02-28',
      7,
    ]);
    expect([daysOfMonth('2028-02').length, daysOfMonth('2026-11').at(-1)]).toEqual([29, '2026-11-30']);
    fc.assert(fc.property(seconds, (second) => wallTime(wallText(second * 1000)) === second * 1000));
  });
});

it.each([
  ['Asia/Urumqi', true],
  ['UTC', true],
  ['+08:00', false],
  ['Mars/Olympus', false],
  ['', false],
])('a zone is known by its name: %s', (name, isKnown) => {
  expect(isTownZone(name)).toBe(isKnown);
});
