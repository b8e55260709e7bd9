import { recordLabel } from '@lattice/api/distinguishingFields';
import { findRecordsByName } from '@lattice/api/findRecordsByName';
import { type SearchCalls, searchNodes } from '@lattice/api/registerSearch';
import { namesById, nodesBelow } from '@lattice/api/registerNodes';
import { buildinginfo } from '@lattice/api/resources/source/buildinginfo';
import { communityinfo } from '@lattice/api/resources/source/communityinfo';
import { houseinfo } from '@lattice/api/resources/source/houseinfo';
import { housepopulationintermediate } from '@lattice/api/resources/source/housepopulationintermediate';
import { expect, it } from 'vitest';
import { inTown } from './inTown.ts';

inTown('houses to choose from on $name', {}, ({ admin: clerk }) => {
  it('read differently, each with its residence and building', async () => {
    const calls = clerk.client(houseinfo) as SearchCalls;
    const nodes = await nodesBelow(houseinfo, calls, '');
    expect(nodes.length).toBeGreaterThan(100);
    expect(new Set(nodes.map(({ title }) => title)).size).toBe(nodes.length);
    const [first] = nodes;
    expect(first?.title).toMatch(/^\S+ · \S+ · \S+ · /);
    expect(first?.title).not.toContain('*');
    expect(await namesById(houseinfo, calls, [first?.id ?? ''])).toEqual({ [first?.id ?? '']: first?.title });
    const buildings = await nodesBelow(buildinginfo, clerk.client(buildinginfo), '');
    expect(new Set(buildings.map(({ title }) => title)).size).toBe(buildings.length);
  });

  it('are found by residence and room', async () => {
    const calls = clerk.client(houseinfo) as SearchCalls;
    const [house] = (
      await clerk.client(houseinfo).page({ current: 1, size: 1, roomNo_notnull: '1', communityId_notnull: '1' })
    ).records;
    const { communityId = '', roomNo = '' } = house ?? {};
    const [residence] = (await clerk.client(communityinfo).page({ current: 1, size: 1, id: communityId })).records;
    const words = `${residence?.communityName ?? ''} ${roomNo}`;
    const { hits } = await searchNodes(houseinfo, calls, words, async (path, word) =>
      path === communityinfo.path && residence?.communityName.includes(word) === true ? [communityId] : [],
    );
    expect(hits.length).toBeGreaterThan(0);
    for (const { title } of hits) expect(title.startsWith(`${residence?.communityName ?? ''} · `)).toBe(true);
    expect(hits.map(({ id }) => id)).toContain(house?.id);
  });

  it('are called by building and room where others refer to them, and are found by that', async () => {
    const { records } = await clerk.client(housepopulationintermediate).page({ current: 1, size: 1 });
    const { houseId = '', houseIdName = '' } = (records[0] ?? {}) as { houseId?: string; houseIdName?: string };
    const house = await clerk.client(houseinfo).detail(houseId);
    expect(houseIdName).toBe(recordLabel(houseinfo, { ...house }));
    expect(houseIdName).not.toBe(house.houseNo);
    const { page } = clerk.client(houseinfo) as SearchCalls;
    const found = page && (await findRecordsByName(houseinfo, page)(houseIdName));
    expect(found?.map(({ id }) => id)).toContain(houseId);
  });
});
