import { abilities } from '@lattice/api/abilities';
import { event } from '@lattice/api/resources/event/event';
import { houseinfo } from '@lattice/api/resources/source/houseinfo';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import { roadinfo } from '@lattice/api/resources/source/roadinfo';
import type { CrudQuery, CrudRow, DataSource } from '@lattice/ui/CrudTable';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../session/session.ts';
import { peopleCells } from './peopleCells.ts';
import { MOST_ROWS, readPlaces } from './readPlaces.ts';
import { rowMap } from './rowMap.ts';
import { way } from '../../../../api/src/map/fixtures/way.ts';

const { send, loadResource } = vi.hoisted(() => ({
  send: vi.fn<(path: string, call: { method: string }, input: Record<string, unknown>) => Promise<unknown>>(),
  loadResource: vi.fn<(path: string) => Promise<unknown>>(),
}));
vi.mock('../../session/transport.ts', () => ({ transport: { send } }));
vi.mock('../../session/queryClient.ts', () => ({
  queryClient: { fetchQuery: ({ queryFn }: { queryFn: () => Promise<unknown> }) => queryFn() },
}));
vi.mock('../resources.ts', () => ({ loadResource }));
vi.mock('@lingui/react/macro', () => ({ useLingui: () => ({}) }));
vi.mock('../../base/errorText.ts', () => ({ errorText: String }));

const say = (text: string) => text;
const { signal } = new AbortController();
const query = { search: [{ field: 'eventStatus', operator: 'in', value: ['1', '2'] }] } as const;

/** A source that answers pages of some rows. */
const pagesOf = (rows: readonly CrudRow[]) =>
  vi.fn<DataSource['page']>(async ({ page, size }: CrudQuery) => ({
    records: rows.slice((page - 1) * size, page * size),
    total: rows.length,
  }));
const places = Array.from({ length: 450 }, (_, at) => ({
  id: String(at),
  eventTitle: `事件${at}`,
  eventStatus: String(at % 3),
  lng: at === 0 ? '' : '113.61',
  lat: at === 0 ? '' : '34.7',
}));

beforeEach(() => {
  send.mockReset();
  session.abilities = abilities;
});

describe('the map of a list on our server', () => {
  it('asks with the filters of the list and without its page, and shows what the answer names', async () => {
    send.mockResolvedValueOnce({ total: 2, placed: 2, extent: [113, 34, 114, 35], by: { 1: 2 } });
    const page = pagesOf([]);
    const map = rowMap(event, { page }, say, false);
    expect(await map.whole(query, signal)).toEqual({ placed: 2, extent: [113, 34, 114, 35], by: { 1: 2 } });
    expect(send.mock.lastCall?.[0]).toBe('event/event/map');
    expect(send.mock.lastCall?.[2]).toEqual({ eventStatus: '1,2' });
    const outline = { type: 'LineString', coordinates: [[113, 34]] };
    send.mockResolvedValueOnce({
      total: 2,
      points: [
        { id: '1', title: '路灯', state: '1', lng: 113.5, lat: 34.5 },
        { id: '2', title: '道路', state: '2', lng: 113.5, lat: 34.5, outline },
      ],
      hasFew: true,
    });
    const answer = await map.inBox(query, [113, 34, 114, 35], 13.5, signal);
    expect(send.mock.lastCall?.[2]).toEqual({ eventStatus: '1,2', box: '113,34,114,35', zoom: 14 });
    expect(answer).toMatchObject({
      hasFew: true,
      features: [
        { id: '1', name: '路灯', kind: '1', geometry: { type: 'Point', coordinates: [113.5, 34.5] } },
        { id: '2', geometry: outline },
      ],
    });
    expect(page).not.toHaveBeenCalled();
  });

  it('reads the list itself where the server makes it in a way of its own', async () => {
    send.mockResolvedValue(null);
    const page = pagesOf(places);
    const map = rowMap(event, { page }, say, false);
    expect(await map.whole(query, signal)).toMatchObject({ placed: 449 });
    await map.inBox(query, [113, 34, 114, 35], 12, signal);
    expect(send).toHaveBeenCalledTimes(1);
    expect(page).toHaveBeenCalledTimes(3);
  });
});

describe('the map of a list on a server without it', () => {
  beforeEach(() => {
    session.abilities = [];
  });

  it('reads page by page, counts by state, and gives the same answer for each box', async () => {
    const page = pagesOf(places);
    const map = rowMap(event, { page }, say, false);
    expect(await map.whole(query, signal)).toEqual({
      placed: 449,
      extent: [113.61, 34.7, 113.61, 34.7],
      by: { 0: 149, 1: 150, 2: 150 },
    });
    const box = [113, 34, 114, 35] as const;
    expect(await map.inBox(query, box, 12, signal)).toBe(await map.inBox(query, box, 16, signal));
    expect(page.mock.calls.map(([requested]) => requested.page)).toEqual([1, 2, 3]);
    expect(await map.rows(['7', '8'])).toMatchObject([{ id: '7' }, { id: '8' }]);
    expect(send).not.toHaveBeenCalled();
  });

  it('says that there are more than it read', async () => {
    const rows = Array.from({ length: MOST_ROWS + 1 }, (_, at) => ({ id: String(at), lng: '113.6', lat: '34.7' }));
    const map = rowMap(event, { page: pagesOf(rows) }, say, false);
    expect(await map.whole(query, signal)).toMatchObject({ placed: MOST_ROWS, readUpTo: MOST_ROWS });
  });
});

describe('places of rows', () => {
  it('come from an outline of their own', async () => {
    const geom = { type: 'LineString', coordinates: way('113.6,34.7 113.7,34.8') } as const;
    const { features } = await readPlaces(
      roadinfo,
      { kind: 'outline', outline: 'geom' },
      {
        page: pagesOf([
          { id: '1', routeName: '路', geom },
          { id: '2', routeName: '未测', geom: null },
        ]),
      },
      { search: [] },
      () => Promise.reject(new Error('none')),
      signal,
    );
    expect(features).toMatchObject([{ id: '1', name: '路', geometry: geom }]);
  });
});

describe('people in cells', () => {
  const person = (id: number, lng: number) => ({
    id: String(id),
    name: '',
    geometry: { type: 'Point' as const, coordinates: [lng, 34.7] as [number, number] },
  });

  it('tell of no fewer than five, however close one looks', () => {
    const people = [...Array.from({ length: 5 }, (_, at) => person(at, 113.6)), person(9, 113.9)];
    const { cells = [], hasFew } = peopleCells(people, 19);
    expect(cells.map(({ count }) => count)).toEqual([5]);
    expect(hasFew).toBe(true);
  });

  it('stand for whoever sees masked values alone, also where the list is read', async () => {
    session.abilities = ['visible'];
    loadResource.mockResolvedValue(houseinfo);
    const houses = [{ id: '7', houseNo: '1-101', lng: '113.6', lat: '34.7' }];
    send.mockImplementation(async (path) =>
      path === 'source/houseinfo/page' ? { records: houses, total: 1 } : [{ code: 'none' }],
    );
    const rows = Array.from({ length: 6 }, (_, at) => ({ id: String(at), personName: '王*', houseId: '7' }));
    const map = rowMap(populationinfo, { page: pagesOf(rows) }, say, false);
    expect(await map.whole({ search: [] }, signal)).toMatchObject({ placed: 6, by: {} });
    const { features, cells } = await map.inBox({ search: [] }, [113, 34, 114, 35], 12, signal);
    expect(features).toBeUndefined();
    expect(cells).toMatchObject([{ count: 6 }]);
  });
});
