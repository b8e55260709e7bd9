import { listFields } from '@lattice/api/listFields';
import type { Resource } from '@lattice/api/resource';
import { tenant } from '@lattice/api/resources/blade-system/tenant';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import { loadResources } from '@lattice/server/start/load';
import { redactedFields } from '@lattice/server/table/read/redactTexts';
import { hasTable } from '@lattice/server/table/table';
import { expect, it } from 'vitest';
import { inTown } from './inTown.ts';
import type { Visitor } from './openTown.ts';

type Row = Readonly<Record<string, unknown>>;

const resources = await loadResources();
const lists = [...resources.values()].flatMap((definition) =>
  Object.values(definition.calls).flatMap((call) =>
    hasTable(definition) && 'plain' in call && (call.plain === 'page' || call.plain === 'list')
      ? [[`${definition.path}/${call.path}`, definition, call.plain] as const]
      : [],
  ),
);
/** Calls that say which rows are meant by more than filters. */
const NEEDED: Readonly<Record<string, string>> = { 'psychological/scaledetail/list': 'hmid=1' };
const columnsOf = ({ fields }: Resource) =>
  Object.entries(fields).flatMap(([name, { list }]) => (list === true ? [name] : []));

inTown('a list that is asked for some fields on $name', {}, ({ town, admin }) => {
  const rowsOf = async (visitor: Visitor, address: string, query: string): Promise<Row[]> => {
    const data = await visitor.ask(`${address}?${query}`).given<Row[] | { records: Row[] }>();
    return Array.isArray(data) ? data : data.records;
  };

  it.each(lists)('%s gives the same rows with those fields alone', async (address, definition) => {
    const needed = NEEDED[address] ?? '';
    const requested = listFields(definition, columnsOf(definition));
    const whole = await rowsOf(admin, address, `size=20&${needed}`);
    const trimmed = await rowsOf(admin, address, `size=20&fields=${requested.join(',')}&${needed}`);
    const kept = new Set([
      ...(definition.fields.parentId === undefined ? [] : ['parentId', 'parentName']),
      ...requested,
      ...requested.map((name) => `${name}Name`),
    ]);
    const known = new Set(
      [
        'id',
        'tenantId',
        'createUser',
        'createDept',
        'createTime',
        'updateUser',
        'updateTime',
        'status',
        'isDeleted',
        'rev',
        ...Object.keys(definition.fields),
      ].flatMap((name) => [name, `${name}Name`]),
    );
    expect(trimmed).toEqual(
      whole.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => kept.has(name) || !known.has(name))),
      ),
    );
  });

  it.each(['admin', 'gridmember'])('counts its rows by state within what %s sees and asks for', async (account) => {
    const visitor = await town.visit(account);
    const ask = async <T>(query: string) => {
      const { body } = await visitor.ask(`event/event/${query}`);
      return body.data as T;
    };
    const { total } = await ask<{ total: number }>('page?size=1');
    const counted = await ask<Record<string, number>>('counts?by=eventStatus');
    expect(Object.values(counted).reduce((sum, one) => sum + one, 0)).toBe(total);
    expect(total).toBeGreaterThan(0);
    for (const [state, count] of Object.entries(counted))
      expect((await ask<{ total: number }>(`page?size=1&eventStatus=${state}`)).total).toBe(count);
    const [state = ''] = Object.keys(counted);
    expect(await ask(`counts?by=eventStatus&eventStatus=${state}`)).toEqual({ [state]: counted[state] });
  });

  it('counts by nothing that is hidden, and by no list of a handler', async () => {
    for (const by of ['reporterPhone', 'eventNo', 'nothing', ''])
      expect(await admin.ask(`event/event/counts?by=${by}`).status()).toBe(400);
    expect(await admin.ask('grid/gridmember/counts?by=workState').data()).toBeNull();
    const filtered = await admin.ask('grid/gridmember/counts?by=workState&current=1&size=1');
    expect(filtered.body).toMatchObject({ code: 200, data: null });
  });

  it('leaves most of a person on the server', async () => {
    const requested = listFields(populationinfo, columnsOf(populationinfo)).join(',');
    const whole = JSON.stringify(await rowsOf(admin, 'source/populationinfo/page', 'size=200'));
    const trimmed = JSON.stringify(await rowsOf(admin, 'source/populationinfo/page', `size=200&fields=${requested}`));
    expect(trimmed.length).toBeLessThan(whole.length / 2);
  });

  it('masks what it masks in whole rows', async () => {
    const [row] = await rowsOf(admin, 'source/populationinfo/page', 'size=1&fields=personName,idCard');
    const [whole] = await rowsOf(admin, 'source/populationinfo/page', 'size=1');
    expect(row).toEqual({ id: whole?.id, personName: whole?.personName, idCard: whole?.idCard });
    expect(String(row?.idCard)).toContain('*');
  });

  it('covers names in texts also where the row holds the text alone', async () => {
    const texts = [...resources.values()].flatMap((definition) =>
      lists.some(([address]) => address === `${definition.path}/page`)
        ? redactedFields(definition).map((name) => [`${definition.path}/page`, name] as const)
        : [],
    );
    expect(texts.length).toBeGreaterThan(20);
    for (const [address, name] of texts) {
      const whole = await rowsOf(admin, address, 'size=20');
      const alone = await rowsOf(admin, address, `size=20&fields=${name}`);
      expect([address, alone.map((row) => row[name])]).toEqual([address, whole.map((row) => row[name])]);
      expect(
        Object.keys(alone[0] ?? {}).filter(
          (key) => !['id', 'parentId', 'parentName', 'hasChildren', name].includes(key),
        ),
      ).toEqual([]);
    }
  });

  it('finds and orders by fields that it does not give', async () => {
    const ids = async (query: string) => (await rowsOf(admin, 'source/populationinfo/page', query)).map(({ id }) => id);
    const query = 'size=50&descs=maritalStatus&age_ge=30';
    const found = await ids(query);
    expect(found.length).toBeGreaterThan(10);
    expect(await ids(`${query}&fields=id`)).toEqual(found);
  });

  it('tells what is below a row, and gives the name with a reference', async () => {
    const [row] = await rowsOf(admin, 'grid/grid/page', 'size=1&parentId=0&fields=gridName,parentId');
    expect(Object.keys(row ?? {}).sort()).toEqual(['gridName', 'hasChildren', 'id', 'parentId', 'parentName']);
  });

  it('refuses names of nothing, and of what never leaves the server', async () => {
    for (const [address, name, label] of [
      ['source/populationinfo/page', 'personNme', populationinfo.label],
      ['blade-user/page', 'passwort', '用户'],
      ['blade-system/tenant/list', 'licenseKey', tenant.label],
    ] as const) {
      expect(await admin.ask(`${address}?fields=id,${name}`).told()).toEqual([
        400,
        `参数“fields”中的“${name}”不是${label}的字段，请检查字段名`,
      ]);
    }
  });
});
