import { addsUp } from '@lattice/api/addsUp';
import { type GroupTotal, groupedFields } from '@lattice/api/totals';
import { houseinfo } from '@lattice/api/resources/source/houseinfo';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import { roadinfo } from '@lattice/api/resources/source/roadinfo';
import type { Figures } from '@lattice/api/figures';
import { figures } from '@lattice/api/resources/blade-report/figures';
import { expect, it } from 'vitest';
import { inEachTown } from './inTown.ts';
import type { Visitor } from './openTown.ts';

type Rows = { total: number; records: Record<string, string | number | null>[] };

it('groups by choices and references that hide nothing, and adds up what can be added', () => {
  expect(groupedFields(houseinfo)).toEqual(expect.arrayContaining(['griddingId', 'buildingUse']));
  for (const name of groupedFields(populationinfo))
    expect(populationinfo.fields).not.toHaveProperty([name, 'sensitive']);
  expect(addsUp(roadinfo.fields.routeLength)).toBe(true);
  expect(addsUp({ ...roadinfo.fields.routeLength, sensitive: 'address' })).toBe(false);
});

inEachTown('the totals of groups on $name', {}, ({ town }) => {
  const ask = async (visitor: Visitor, words: string) => {
    const { status, body } = await visitor.ask(`source/houseinfo/${words}`);
    return { status, data: body.data };
  };

  it.each(['admin', 'gridmember'])('are those of all rows that %s sees', async (account) => {
    const visitor = await town.visit(account);
    const { records, total } = (await ask(visitor, 'page?size=200&floorArea_ge=60')).data as Rows;
    const values = [...new Set(records.map(({ griddingId }) => String(griddingId ?? '')))];
    const totals = (await ask(visitor, `totals?by=griddingId&values=${values.join(',')}&floorArea_ge=60`))
      .data as Record<string, GroupTotal>;
    expect(total).toBeGreaterThan(0);
    let counted = 0;
    for (const value of values) {
      const page = (await ask(visitor, `page?size=200&floorArea_ge=60&griddingId=${value}`)).data as Rows;
      const area = page.records.reduce((sum, { floorArea }) => sum + Number(floorArea ?? 0), 0);
      expect([value, totals[value]?.count]).toEqual([value, page.total]);
      expect(page.total).toBeLessThanOrEqual(200);
      expect(Number(totals[value]?.sums.floorArea)).toBeCloseTo(area, 1);
      counted += page.total;
    }
    expect(counted).toBeGreaterThanOrEqual(Math.min(total, records.length));
  });

  const question = {
    register: 'source/houseinfo',
    rowField: 'griddingId',
    columnField: 'buildingUse',
    measures: 'count,sum:floorArea',
    filters: '["and",["floorArea","ge","60"]]',
  };
  const compute = (visitor: Visitor, asked: object) => visitor.post('blade-report/figures/compute', asked);

  it.each(['admin', 'community'])('stand in reports as the lists of %s have them', async (account) => {
    const visitor = await town.visit(account);
    const answer = await compute(visitor, question);
    expect(answer.status).toBe(200);
    const { rows, columns, cells } = answer.body.data as Figures;
    expect(rows.length).toBeGreaterThan(0);
    const of = (row: number, column: number) => cells.find((one) => one.row === row && one.column === column)?.values;
    const listed = async (more: string) =>
      ((await ask(visitor, `page?size=200&floorArea_ge=60${more}`)).data as Rows).total;
    expect(Number(of(-1, -1)?.[0])).toBe(await listed(''));
    const [grid, use] = [rows[0], columns[0]];
    expect(Number(of(0, -1)?.[0])).toBe(await listed(`&griddingId=${grid?.value}`));
    expect(Number(of(0, 0)?.[0] ?? 0)).toBe(await listed(`&griddingId=${grid?.value}&buildingUse=${use?.value}`));
    expect(grid?.name).not.toMatch(/^\d+$/);
    const areas = rows.map((_, at) => Number(of(at, -1)?.[1]));
    expect(areas.reduce((sum, one) => sum + one, 0)).toBeCloseTo(Number(of(-1, -1)?.[1]), 0);
  });

  it('are kept by their maker, shown to those with whom they are shared, and refused on what is hidden', async () => {
    const [community, dispatcher, gridmember] = await Promise.all(
      ['community', 'dispatcher', 'gridmember'].map((account) => town.visit(account)),
    );
    if (!community || !dispatcher || !gridmember) throw new Error('Nobody signed in.');
    const { id } = (await community.client(figures).submit({ ...question, name: '房屋用途', receiverType: '0' })) as {
      id: string;
    };
    const seen = async (visitor: Visitor) =>
      (await visitor.client(figures).page({ current: 1, size: 50 })).records.map((one) => one.name);
    expect(await seen(community)).toContain('房屋用途');
    expect(await seen(dispatcher)).not.toContain('房屋用途');
    await community.client(figures).submit({ ...question, id, receiverType: '5' });
    expect(await seen(dispatcher)).toContain('房屋用途');
    await expect(dispatcher.client(figures).submit({ ...question, id, name: '改名' })).rejects.toThrow('别人');
    await expect(dispatcher.client(figures).remove([id])).rejects.toThrow('别人');
    expect(await compute(gridmember, question).status()).toBe(403);
    expect(await compute(dispatcher, { ...question, register: 'party/pmPartymember' }).status()).toBe(403);
    for (const wrong of [
      { rowField: 'houseCode' },
      { measures: 'sum:houseCode' },
      { measures: '' },
      {
        register: 'source/populationinfo',
        columnField: '',
        rowField: 'gender',
        filters: '["and",["idCard","notnull"]]',
      },
    ])
      expect(await compute(community, { ...question, ...wrong }).status()).toBe(400);
  });

  it('are refused for other fields, too many values, and people who may not read the list', async () => {
    const admin = await town.visit('admin');
    for (const words of ['totals?by=houseCode&values=1', 'totals?values=1', 'totals?by=nothing&values=1'])
      expect((await ask(admin, words)).status).toBe(400);
    expect((await ask(admin, `totals?by=griddingId&values=${Array(201).fill('1').join(',')}`)).status).toBe(400);
    expect((await ask(await town.visit('editor'), 'totals?by=griddingId&values=1')).status).toBe(403);
  });
});
