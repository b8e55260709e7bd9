import { isEmpty, readValue } from '@lattice/api/readValue';
import { isShown } from '@lattice/api/isShown';
import { validate } from '@lattice/api/validate';
import { describe, expect, it } from 'vitest';
import { loadResources, loadSeeds } from '../start/load.ts';
import { hasTable, tableOf } from '../table/table.ts';
import { views } from '../table/views.ts';
import { events } from './records/events.ts';
import { people } from './people/people.ts';
import { timelineOf } from './records/timeline.ts';
import { perTown, type Scale, type Town } from './Town.ts';

type Row = Readonly<Record<string, unknown>>;
const [resources, seeds] = await Promise.all([loadResources(), loadSeeds()]);
const townOf = (scale: Scale): Town => ({
  scale,
  today: '2026-11-20',
  menus: new Map([
    ['area_grid', '11'],
    ['area_event', '12'],
    ['grid', '13'],
    ['event', '14'],
    ['roadinfo', '15'],
  ]),
});
const filledBy = (town: Town) => new Map([...seeds].map(([path, seed]) => [path, seed.rows(town)]));
const registers = [...resources.values()].filter(
  (resource) => hasTable(resource) && resource.path !== 'blade-system/menu' && views[resource.path] === undefined,
);
const POINTS_TO: Readonly<Record<string, string>> = {
  user: 'blade-user',
  dept: 'blade-system/dept',
  region: 'blade-system/region',
};

describe.each(['sample', 'town'] as const)('the demo town (%s)', (scale) => {
  const town = townOf(scale);
  const all = perTown(filledBy)(town);
  const rowsOf = (path: string): readonly Row[] => all.get(path) ?? [];
  const keys = new Map<string, Set<string>>();
  for (const { code, dictKey } of rowsOf('blade-system/dict'))
    keys.set(String(code), (keys.get(String(code)) ?? new Set()).add(String(dictKey)));
  const ids = new Map(
    [...all].map(([path, rows]) => [
      path,
      new Set(rows.map((row) => String(row[path === 'blade-system/region' ? 'code' : 'id']))),
    ]),
  );
  ids.set('blade-system/menu', new Set(town.menus.values()));

  it('has a visit of every member who was on duty, whatever the day', () => {
    for (const today of ['2026-11-20', '2026-11-24', '2026-11-25', '2027-01-04']) {
      const rows = (path: string) => seeds.get(path)?.rows({ ...town, today }) ?? [];
      const onDuty = rows('grid/gridmemberattendancerecord').filter(({ onPunchTime }) => Boolean(onPunchTime));
      const visitors = new Set(rows('grid/gridmembervisitwork').map(({ gridMemberId }) => gridMemberId));
      expect(onDuty.filter(({ gridMemberId }) => !visitors.has(gridMemberId))).toEqual([]);
    }
  });

  it('clocks nobody in on leave, and outside on official business', () => {
    const away = rowsOf('grid/gridmemberattendancerecord').filter(
      ({ leaveId }) => leaveId !== undefined && leaveId !== null,
    );
    expect(
      new Set(
        away.map(({ attendanceResult, onResult = '', offResult = '', onPunchTime = '' }) =>
          [attendanceResult, onResult, offResult, onPunchTime].join(' ').trim(),
        ),
      ),
    ).toEqual(new Set(scale === 'town' ? ['4', '6 5 5'] : ['4']));
  });

  it('leaves no register empty', () => {
    expect(registers.filter(({ path }) => rowsOf(path).length === 0).map(({ path }) => path)).toEqual([]);
  });

  it.each(registers.map((resource) => [resource.path, resource] as const))(
    '%s has rows that its definition accepts, with keys of dictionaries and rows that exist',
    (path, resource) => {
      const wrong = new Set<string>();
      const columns = tableOf(resource).columns;
      const rows = rowsOf(path);
      for (const row of rows) {
        for (const name of Object.keys(row)) if (!columns.has(name)) wrong.add(`${name} is no column`);
        for (const issue of validate(resource.fields, row)) wrong.add(`${issue.field}: ${issue.rule}`);
        for (const [name, field] of Object.entries(resource.fields)) {
          const raw = row[name];
          if (field.kind === 'computed' || isEmpty(field, raw)) continue;
          if (!isShown(field, row)) wrong.add(`${name} is filled though it is not shown`);
          if ('rule' in readValue(field, raw)) wrong.add(`${name}: ${JSON.stringify(raw).slice(0, 60)}`);
          const values = String(raw).split(',');
          if (field.dict !== undefined)
            for (const value of values)
              if (keys.get(field.dict)?.has(value) !== true) wrong.add(`${name}: no key ${value} in ${field.dict}`);
          const to = field.to ?? POINTS_TO[field.kind];
          if (to !== undefined)
            for (const value of values) if (ids.get(to)?.has(value) !== true) wrong.add(`${name}: no row of ${to}`);
        }
      }
      for (const [name, field] of Object.entries(resource.fields)) {
        const given =
          field.unique === true
            ? rows.map((row) => row[name]).filter((value) => value !== null && value !== undefined)
            : [];
        if (new Set(given).size !== given.length) wrong.add(`${name} is not unique`);
      }
      for (const fact of resource.constraints ?? []) {
        if (fact.kind !== 'distinct') continue;
        const isJudged = (row: Readonly<Record<string, unknown>>) =>
          fact.only === undefined || ['', '0'].includes(String(row.parentId ?? '')) === (fact.only === 'root');
        const given = rows
          .filter(isJudged)
          .map((row) => JSON.stringify([...fact.within, fact.field].map((name) => row[name])));
        if (new Set(given).size !== given.length) wrong.add(`${fact.field} is not distinct`);
      }
      const own = rows.map((row) => row.id).filter((id) => id !== undefined);
      if (new Set(own).size !== own.length) wrong.add('ids are not unique');
      expect([...wrong]).toEqual([]);
    },
  );

  it('is the same each time', () => {
    const again = filledBy(townOf(scale));
    expect(
      [...all].filter(([path, rows]) => JSON.stringify(again.get(path)) !== JSON.stringify(rows)).map(([path]) => path),
    ).toEqual([]);
  });

  it('counts on buildings and estates those who live there', () => {
    const houses = rowsOf('source/houseinfo');
    const residents = rowsOf('source/populationinfo');
    const building = rowsOf('source/buildinginfo')[7];
    const inside = new Set(houses.filter((house) => house.buildingId === building?.id).map((house) => house.id));
    expect([building?.householdCount, building?.populationCount]).toEqual([
      inside.size,
      residents.filter((person) => inside.has(person.houseId)).length,
    ]);
    expect(rowsOf('source/communityinfo').reduce((sum, row) => sum + Number(row.householdCount), 0)).toBe(
      houses.length,
    );
    const place = new Map(houses.map((house) => [house.id, house.griddingId]));
    expect(residents.every((person) => place.get(person.houseId) === person.griddingId)).toBe(true);
  });

  it('leads each event to its state by the moves of the definition', () => {
    const moves = new Set(resources.get('event/event')?.states?.moves.map(({ from, to }) => `${from}>${to}`));
    for (const event of events(town)) {
      const steps = timelineOf(event);
      expect(steps.at(-1)?.to ?? '0').toBe(event.status);
      for (const [i, step] of steps.entries()) {
        expect(moves).toContain(`${step.from}>${step.to}`);
        expect(step.from).toBe(i === 0 ? '0' : steps[i - 1]?.to);
        expect(step.time >= (steps[i - 1]?.time ?? '')).toBe(true);
      }
    }
    expect(new Set(events(town).map(({ status }) => status)).size).toBeGreaterThan(scale === 'town' ? 8 : 3);
  });

  it('has points that add up', () => {
    const gained = new Map<string, number>();
    const add = (key: string, points: number) => gained.set(key, (gained.get(key) ?? 0) + points);
    const phones = new Map(rowsOf('grid/gridmember').map((member) => [member.id, member.phone]));
    for (const row of rowsOf('project/GridmemberPoints'))
      if (row.status === '1')
        add(
          `member ${String(phones.get(row.gridMemberId))}`,
          row.changeType === '1' ? Number(row.points) : -Number(row.points),
        );
    for (const row of rowsOf('project/pointsApplication'))
      if (row.status === '1') add(`other ${String(row.phone)}`, Number(row.approvedPoints));
    expect(rowsOf('project/exchangeRecord').length).toBeGreaterThan(0);
    for (const row of rowsOf('project/exchangeRecord')) {
      expect(Number(row.totalPoints)).toBe(Number(row.pointsPrice) * Number(row.quantity));
      expect(row.balanceAfter).toBe(
        (gained.get(`${row.personType === '1' ? 'member' : 'other'} ${String(row.phone)}`) ?? 0) -
          Number(row.totalPoints),
      );
      expect(Number(row.balanceAfter)).toBeGreaterThanOrEqual(0);
    }
    const worked = rowsOf('project/volunteRecord')
      .filter((row) => row.status === '3')
      .reduce((sum, row) => sum + Number(row.grantPoints), 0);
    expect(
      rowsOf('project/pointsApplication')
        .filter((row) => row.applicantType === '2')
        .reduce((sum, row) => sum + Number(row.approvedPoints), 0),
    ).toBe(worked);
  });

  it('counts reads and praises as they are recorded', () => {
    const count = (path: string, id: unknown) =>
      rowsOf(path).filter((row) => row.articleId === id && (row.targetType ?? '1') === '1').length;
    for (const article of rowsOf('cms/article').slice(0, 12))
      expect([article.viewCount, article.praiseCount]).toEqual([
        count('cms/articlereadrecord', article.id),
        count('cms/articlepraiserecord', article.id),
      ]);
  });

  it('gives no phone that an operator owns and no identity number of a place that exists', () => {
    expect(people(town).every(({ phone, idCard }) => phone.startsWith('154') && /^9[78]/.test(idCard))).toBe(true);
  });
});

it('is as large as a township', () => {
  const town = townOf('town');
  const count = (path: string) => seeds.get(path)?.rows(town).length ?? 0;
  expect([
    people(town).length,
    count('source/buildinginfo'),
    count('grid/gridmember'),
    count('event/event'),
    count('grid/grid'),
  ]).toEqual([16_000, 900, 120, 3000, 67]);
  expect(Math.round(count('source/houseinfo') / 1000)).toBe(6);
});
