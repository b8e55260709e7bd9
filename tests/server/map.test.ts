import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OfferedMap } from '@lattice/api/baseMaps';
import type { MapAnswer } from '@lattice/api/map/mapCall';
import { hasMap } from '@lattice/api/map/placeOf';
import { serveMapFile } from '@lattice/server/domain/maps/mapFile';
import { pageHosts } from '@lattice/server/domain/maps/pageHosts';
import { loadResources } from '@lattice/server/start/load';
import { hasTable } from '@lattice/server/table/table';
import { expect, it } from 'vitest';
import { inEachTown } from './inTown.ts';
import type { Visitor } from './openTown.ts';

const resources = await loadResources();
const mapped = [...resources.values()].filter((one) => hasTable(one) && hasMap(one)).map(({ path }) => [path] as const);
const CHINA = '73,18,135,54';
const MOST_BYTES = 300_000;

it('stands for every register with a place', () => {
  expect(mapped.length).toBeGreaterThanOrEqual(35);
});

inEachTown('the map of a list on $name', {}, ({ town, admin }) => {
  const ask = (visitor: Visitor, path: string, query = '') => visitor.ask(`${path}/map?${query}`).given<MapAnswer>();
  const totalOf = async (visitor: Visitor, path: string, query = '') =>
    (await visitor.ask(`${path}/page?size=1&${query}`).data<{ total: number }>()).total;

  it.each(mapped)('%s tells where its rows stand, and the same in a box', async (path) => {
    const whole = await ask(admin, path);
    expect(whole.placed).toBeLessThanOrEqual(await totalOf(admin, path));
    if (whole.extent === null || whole.extent === undefined) return;
    const [west, south, east, north] = whole.extent;
    const box = [west - 0.001, south - 0.001, east + 0.001, north + 0.001].join(',');
    const inside = await ask(admin, path, `zoom=14&box=${box}`);
    expect(inside.total).toBe(whole.placed);
    expect(JSON.stringify(inside).length).toBeLessThan(MOST_BYTES);
    const counted = inside.points?.length ?? inside.cells?.reduce((sum, { count }) => sum + count, 0);
    expect(counted).toBe(inside.total);
  });

  it.each(['gridmember', 'dispatcher'])('shows %s the rows of the own list alone', async (account) => {
    const visitor = await town.visit(account);
    const { points = [] } = await ask(visitor, 'event/event', `zoom=18&box=${CHINA}`);
    const rows = await visitor.ask('event/event/page?size=200').data<{ records: { id: string }[] }>();
    const seen = new Set(rows.records.map(({ id }) => id));
    expect(points.length).toBeGreaterThan(0);
    for (const { id } of points) expect(seen.has(id)).toBe(true);
  });

  it('keeps to the filters of the list', async () => {
    const { by = {} } = await ask(admin, 'event/event');
    for (const [state, count] of Object.entries(by)) {
      const found = await ask(admin, 'event/event', `zoom=14&box=${CHINA}&eventStatus=${state}`);
      expect(found.total).toBe(count);
      for (const point of found.points ?? []) expect(point.state).toBe(state);
    }
    const where = encodeURIComponent(
      JSON.stringify({ join: 'and', conditions: [{ field: 'eventStatus', operator: 'equal', value: '6' }] }),
    );
    expect((await ask(admin, 'event/event', `where=${where}`)).placed).toBe(by['6'] ?? 0);
  });

  it('masks what the list masks', async () => {
    const { points = [] } = await ask(admin, 'source/houseinfo', `zoom=18&box=${CHINA}`);
    const rows = await admin
      .ask('source/houseinfo/page?size=200')
      .data<{ records: { id: string; houseNo: string }[] }>();
    const names = new Map(rows.records.map(({ id, houseNo }) => [id, houseNo]));
    const named = points.filter(({ id }) => names.has(id));
    for (const { id, title } of named) expect(names.get(id)?.startsWith(title)).toBe(true);
  });

  it('never draws one person who is asked for by id to who may only see figures', async () => {
    const staff = await town.visit('dispatcher');
    const rows = await staff.ask('source/populationinfo/page?size=1').data<{ records: { id: string }[] }>();
    const one = await ask(staff, 'source/populationinfo', `id=${rows.records[0]?.id ?? ''}&zoom=18&box=${CHINA}`);
    expect(one).toMatchObject({ total: 0, cells: [] });
    expect((await ask(staff, 'source/populationinfo', `id=${rows.records[0]?.id ?? ''}`)).extent).toBeNull();
  });

  it('does not let a narrow box cut people out of a crowd', async () => {
    const staff = await town.visit('dispatcher');
    const { cells = [] } = await ask(staff, 'source/populationinfo', `zoom=15&box=${CHINA}`);
    const [cell] = cells;
    if (cell === undefined) throw new Error('The town has a crowd');
    const { lng, lat } = cell;
    const narrow = [lng - 0.000_01, lat - 0.000_01, lng + 0.000_01, lat + 0.000_01].join(',');
    const near = await ask(staff, 'source/populationinfo', `zoom=22&box=${narrow}`);
    const wide = [lng - 0.001, lat - 0.001, lng + 0.001, lat + 0.001].join(',');
    const around = await ask(staff, 'source/populationinfo', `zoom=22&box=${wide}`);
    for (const one of near.cells ?? []) expect(around.cells).toContainEqual(one);
  });

  it('puts on record who looks at single people', async () => {
    const noted = async () =>
      await town.number(
        "select count(*)::int as n from sys_audit where action = 'map' and path = 'source/populationinfo'",
      );
    const before = await noted();
    const { points = [] } = await ask(admin, 'source/populationinfo', `zoom=18&box=${CHINA}`);
    expect((await noted()) - before).toBe(points.length > 0 ? 1 : 0);
  });

  it('is closed to who may not see the list', async () => {
    const merchant = await town.visit('merchant');
    expect(await merchant.ask(`source/populationinfo/map?box=${CHINA}`).status()).toBe(403);
  });

  it.each([
    '1,2,3',
    '1,2,3,x',
    '2,1,1,2',
    '0,0,181,1',
    '0,-91,1,1',
    "1,2,3,4'--",
    'NaN,0,1,1',
    '1e2,0,179,1',
    'Infinity,0,1,1',
    '0,0,0,0',
    '1,2,3,4,5',
    '%00,1,2,3',
  ])('refuses the box %s', async (box) => {
    expect(await admin.ask(`event/event/map?box=${encodeURIComponent(box)}`).status()).toBe(400);
  });

  it.each(['zoom=23', 'zoom=-1', 'zoom=1.5', 'zoom=x', 'nothing=1', 'eventStatus_drop=1'])(
    'refuses %s',
    async (query) => {
      expect(await admin.ask(`event/event/map?box=${CHINA}&${query}`).status()).toBe(400);
    },
  );

  it('has base maps with checked addresses, offered to everybody, to whose hosts alone pages may go', async () => {
    const submit = (visitor: Visitor, row: Readonly<Record<string, unknown>>) =>
      visitor.post('systemset/baseMap/submit', {
        kind: 'tiles',
        system: 'GCJ02',
        minZoom: 3,
        maxZoom: 18,
        source: '测绘院',
        ...row,
      });
    const tiles = 'https://tiles.example:8443/{z}/{x}/{y}.png?key=1';
    for (const tileUrl of [
      'ftp://tiles.example/{z}/{x}/{y}',
      'javascript:alert(1)//{z}/{x}/{y}',
      'https://me:secret@tiles.example/{z}/{x}/{y}',
      '//tiles.example/{z}/{x}/{y}',
      "https://tiles.example/{z}/{x}/{y}; script-src 'unsafe-inline'",
      'https://tiles.example/{z}/{x}',
      'http://169.254.169.254/{z}/{x}/{y}.png',
      'http://[fe80::1]/{z}/{x}/{y}.png',
      'http://100.100.100.200/{z}/{x}/{y}.png',
      'http://2852039166/{z}/{x}/{y}.png',
    ])
      expect([tileUrl, await submit(admin, { mapName: '错', tileUrl, sensitivity: 'public' }).status()]).toEqual([
        tileUrl,
        400,
      ]);
    const kept = { mapName: '影像', tileUrl: tiles, sensitivity: 'public', isEnabled: 1, isDefault: 0 };
    expect(
      await submit(admin, {
        ...kept,
        tileUrl: 'http://10.1.2.3:8080/{z}/{x}/{y}.png',
        validUntil: '2020-01-01',
        mapName: '旧',
      }).status(),
    ).toBe(200);
    expect(await submit(admin, kept).status()).toBe(200);
    const file = { kind: 'pmtiles', fileUrl: '/maps/town.pmtiles', sensitivity: 'internal', isEnabled: 1, sort: 2 };
    expect(await submit(admin, { ...file, mapName: '离线' }).status()).toBe(200);
    const member = await town.visit('gridmember');
    expect(await submit(member, kept).status()).toBe(403);
    const offered = await member.ask('systemset/baseMap/offered').data<OfferedMap[]>();
    expect(offered.map(({ name, kind }) => [name, kind])).toEqual([
      ['镇域自有底图', 'own'],
      ['影像', 'tiles'],
      ['离线', 'pmtiles'],
    ]);
    await town.db.query(
      "update dispatch_dispatchdevlogin set server_url = 'http://10.1.0.5' where platform_type = '7'",
    );
    await town.db.query(
      "update dispatch_dispatchdevlogin set platform_type = '8' where server_url = 'http://10.1.0.5'",
    );
    expect(await pageHosts(town.db, { datasourceHosts: ['10.1.0.0/16'] })).toEqual({
      pictures: ['https://tiles.example:8443'],
      data: ['http://10.1.0.5:*', 'https://10.1.0.5:*'],
    });
    expect((await pageHosts(town.db, {})).data).toEqual([]);

    const folder = await mkdtemp(join(tmpdir(), 'lattice-maps-'));
    await mkdir(join(folder, 'maps'));
    await writeFile(join(folder, 'maps/town.pmtiles'), 'PMTiles and more');
    const { url = '' } = offered[2] ?? {};
    const part = async (address: string, range = 'bytes=0-6') =>
      serveMapFile(new Request(`http://town.example${address}`, { headers: { range } }), {
        db: town.db,
        folder,
        now: town.now(),
      });
    const answer = await part(url);
    expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
      206,
      'bytes 0-6/16',
      'PMTiles',
    ]);
    expect((await part(url, '')).status).toBe(416);
    for (const other of ['/maps/town.pmtiles', url.replace('town', 'other'), '/maps/%zz.pmtiles'])
      expect((await part(other)).status).toBe(403);
    await rm(folder, { recursive: true });
  });
});
