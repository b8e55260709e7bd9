import { expect, it } from 'vitest';
import { referenceFilters } from './referenceFilters.ts';
import { houseinfo } from './resources/source/houseinfo.ts';
import { roadinfo } from './resources/source/roadinfo.ts';

const names: Record<string, Record<string, string>> = {
  'source/communityinfo': { 7: '云溪花园' },
  'source/buildinginfo': { 81: '2号楼', 82: '12号楼' },
};
const idsNamed = async (path: string, word: string) =>
  Object.entries(names[path] ?? {})
    .filter(([, name]) => name.includes(word))
    .map(([id]) => id);

it('narrows by residence and building, and looks for what is left in the texts', async () => {
  expect(await referenceFilters(houseinfo, '云溪 2号楼', idsNamed)).toEqual([
    { communityId: '7', buildingId: '81,82' },
  ]);
  expect(await referenceFilters(houseinfo, '云溪花园 302', idsNamed)).toEqual(
    ['houseNo', 'roomNo', 'address'].map((name) => ({ communityId: '7', [name]: '302' })),
  );
});

it('says nothing where no word names a record, or nothing stands beside the name', async () => {
  expect(await referenceFilters(houseinfo, '302', idsNamed)).toEqual([]);
  expect(await referenceFilters(roadinfo, '云溪', idsNamed)).toEqual([]);
});
