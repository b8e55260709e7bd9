import { crud } from '@lattice/api/call';
import { datetime, text } from '@lattice/api/field';
import { computeFigures } from '@lattice/api/figures';
import { enterZone, machineZones } from '@lattice/api/fixtures/machineZone';
import { type Row, resource } from '@lattice/api/resource';
import { readTownMoment, setTownZone } from '@lattice/api/townTime';
import { systemContext } from '@lattice/server/call/systemContext';
import { dueAfter } from '@lattice/server/domain/events/dueTimes';
import { testDatabases } from '@lattice/server/fixtures/openTestDatabase';
import { jobContext } from '@lattice/server/schedule/jobContext';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { json } from './json.ts';
import { partsOf } from './partsOf.ts';
import { type Town, type Visitor, openTown } from './openTown.ts';

const note = resource('source/zonenote', {
  label: '记录',
  title: 'name',
  fields: {
    name: text('名称'),
    code: text('编号', { readonly: true, fill: { serial: 'ZN' } }),
    moment: datetime('时刻', { search: true, list: true }),
    noted: datetime('登记时间', { readonly: true, fill: 'now', list: true }),
  },
  calls: { ...crud },
});
type Note = Row<typeof note>;

/** Midnight in China and noon in New York: half of the machines have another day. */
const NIGHT = '2026-11-21T16:30:00Z';
const towns = [
  {
    zone: 'Asia/Shanghai',
    shown: '2026-11-22 00:30:00',
    due: '2026-11-20 09:30:00',
    day: '20261122',
    start: '2026-11-21T16:00:00.000Z',
  },
  {
    zone: 'America/New_York',
    shown: '2026-11-21 11:30:00',
    due: '2026-11-19 14:30:00',
    day: '20261121',
    start: '2026-11-21T05:00:00.000Z',
  },
];

describe.each(testDatabases())('on $name', (database) => {
  describe.each(towns)('a town in $zone', ({ zone, shown, due, day, start }) => {
    let town: Town;
    let admin: Visitor;
    let leave = () => {};
    beforeAll(async () => {
      setTownZone(zone);
      town = await openTown(database, { paths: /^(blade-(auth|user|system|report)|grid\/grid$)/, extra: [note] });
      town.pass((new Date(NIGHT).getTime() - town.now().getTime()) / 1000);
      admin = await town.visit('admin');
    });
    afterEach(() => leave());
    afterAll(async () => {
      setTownZone('Asia/Shanghai');
      await town?.db.close();
    });

    const save = async (row: Partial<Note>) => {
      const { body } = await admin.ask('source/zonenote/submit', json(row));
      return (body.data as { id: string }).id;
    };
    const page = async (query: Readonly<Record<string, string>>) => {
      const { body } = await admin.ask(`source/zonenote/page?${new URLSearchParams({ size: '200', ...query })}`);
      return (body.data as { records: Note[] }).records;
    };

    it.each(machineZones)('keeps moments as they are written, on a server in %s', async (machine) => {
      leave = enterZone(machine);
      const second = fc.integer({ min: 0, max: 4_102_444_800 });
      await fc.assert(
        fc.asyncProperty(second, async (at) => {
          const { rows } = await town.db.query<{ shown: string; read: string }>(
            `select shown, extract(epoch from shown::timestamptz)::bigint::text as read
              from to_char(to_timestamp($1), 'YYYY-MM-DD HH24:MI:SS') as shown`,
            [at],
          );
          const written = rows[0]?.shown ?? '';
          expect(readTownMoment(written)?.getTime()).toBe(Number(rows[0]?.read) * 1000);
          const id = await save({ name: machine, moment: written });
          expect((await admin.client(note).detail(id)).moment).toBe(written);
        }),
        { numRuns: 10 },
      );
    });

    it.each(machineZones)('notes and numbers by its own day, on a server in %s', async (machine) => {
      leave = enterZone(machine);
      const id = await save({ name: machine });
      const { noted, code } = await admin.client(note).detail(id);
      expect([noted, code.slice(0, 10)]).toEqual([shown, `ZN${day}`]);
    });

    it.each(machineZones)('finds what happened on a day, on a server in %s', async (machine) => {
      leave = enterZone(machine);
      const kept = ['2031-05-06 00:00:00', '2031-05-06 23:59:59'];
      for (const moment of ['2031-05-05 23:59:59', ...kept, '2031-05-07 00:00:00'])
        await save({ name: `日${machine}`, moment });
      const asked: readonly Readonly<Record<string, string>>[] = [
        { moment: '2031-05-06' },
        { moment_dategt: '2031-05-06', moment_datelt: '2031-05-06' },
        { moment_dategt: '2031-05-06 00:00:00', moment_datelt: '2031-05-06 23:59:59' },
      ];
      for (const query of asked) {
        const found = await page({ name: `日${machine}`, ascs: 'moment', ...query });
        expect(found.map(({ moment }) => moment)).toEqual(kept);
      }
    });

    it.each(machineZones)('tells when something was changed, on a server in %s', async (machine) => {
      leave = enterZone(machine);
      const id = await save({ name: machine });
      const { body } = await admin.ask(`source/zonenote/changes?id=${id}&current=1&size=10`);
      const { records } = body.data as { records: { changes: { field: string; after: unknown }[] }[] };
      expect(records[0]?.changes.find(({ field }) => field === 'noted')?.after).toBe(shown);
    });

    it.each(machineZones)('counts working hours by its own clock, on a server in %s', async (machine) => {
      leave = enterZone(machine);
      const context = systemContext(jobContext(await partsOf(town)), '000000');
      expect(await dueAfter(town.db, '2026-11-19T16:30:00Z', 1, context)).toBe(due);
    });

    it.each(machineZones)('counts records by its own days, on a server in %s', async (machine) => {
      leave = enterZone(machine);
      for (const moment of ['2031-06-06 00:00:00', '2031-06-06 23:59:59', '2031-06-07 00:00:00'])
        await save({ name: `计${machine}`, moment });
      const { rows, cells } = await computeFigures(admin.transport, {
        register: 'source/zonenote',
        rowField: 'moment/day',
        columnField: '',
        measures: 'count',
        filters: JSON.stringify(['and', ['name', 'equal', `计${machine}`]]),
      });
      const counts = cells.filter(({ row, column }) => row >= 0 && column === -1).map(({ values }) => values[0]);
      expect([rows.map(({ value }) => value), counts]).toEqual([
        ['2031-06-06', '2031-06-07'],
        ['2', '1'],
      ]);
    });

    it.each(machineZones)('cuts days at its own midnight, on a server in %s', async (machine) => {
      leave = enterZone(machine);
      expect(
        await town.one(
          `select $1::timestamptz::date::text as day,
            to_json(date_trunc('day', $1::timestamptz) at time zone 'UTC') #>> '{}' as start`,
          [NIGHT],
        ),
      ).toEqual({ day: shown.slice(0, 10), start: start.slice(0, 19) });
    });
  });
});
