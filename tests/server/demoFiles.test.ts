import { access } from 'node:fs/promises';
import { oneTestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import { inspectUpload } from '@lattice/server/files/inspectUpload';
import { loadResources, loadSeeds } from '@lattice/server/start/load';
import type { Town as Demo } from '@lattice/server/town/Town';
import { beforeAll, describe, expect, it } from 'vitest';
import { openFile, signedAddress } from './openFile.ts';
import { townOf } from './townOf.ts';

const FILE_KINDS = new Set(['file', 'files', 'image', 'images']);
const PUBLIC = new URL('../../packages/app/public', import.meta.url).pathname;

/** Every address of this product that stands anywhere in a value. */
const addressesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? (value.match(/\/(?:files|demo)\/[\w./-]+/g) ?? [])
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(addressesIn)
      : [];

/** Addresses of files in the start data of a whole demo town, each with a register that names it. */
async function named(): Promise<Map<string, string>> {
  const [resources, seeds] = [await loadResources(), await loadSeeds()];
  const town: Demo = { scale: 'town', today: '2026-11-20', menus: new Map() };
  const found = new Map<string, string>();
  for (const [path, seed] of seeds) {
    const fields = resources.get(path)?.fields ?? {};
    for (const row of seed.rows(town)) {
      for (const [name, value] of Object.entries(row)) {
        for (const address of addressesIn(value)) found.set(address, path);
        const kind = fields[name]?.kind ?? '';
        if (FILE_KINDS.has(kind) && typeof value === 'string' && value !== '')
          for (const address of value.split(',')) found.set(address, `${path} ${name}`);
      }
    }
  }
  return found;
}

/** Whether each object of a PDF stands where its table of contents says. */
function tableOfPdf(bytes: Uint8Array): boolean[] {
  const text = Buffer.from(bytes).toString('latin1');
  const table = text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]));
  const places = [...table.matchAll(/^(\d{10}) 00000 n/gm)].map((match) => Number(match[1]));
  return [
    table.startsWith('xref'),
    places.length > 0,
    ...places.map((place, i) => text.slice(place, place + 7) === `${i + 1} 0 obj`),
  ];
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

describe.each(oneTestDatabase().slice(0, 1))('files of the demo town', (database) => {
  const town = townOf(database, { isSmall: true });
  let addresses: ReadonlyMap<string, string>;
  beforeAll(async () => {
    addresses = await named();
  });

  it('are all there: no address in any register is dead', async () => {
    const dead: string[] = [];
    for (const [address, path] of addresses) {
      const isGood = address.startsWith('/demo/')
        ? await isThere(`${PUBLIC}${address}`)
        : address.startsWith('/files/') && (await openFile(town, await signedAddress(town, address))).status === 200;
      if (!isGood) dead.push(`${path}: ${address}`);
    }
    expect(dead).toEqual([]);
    expect([...addresses.keys()].filter((address) => address.startsWith('/files/'))).toHaveLength(49);
  }, 120_000);

  it('are what their names say', async () => {
    for (const address of [...addresses.keys()].filter((one) => one.startsWith('/files/'))) {
      const response = await openFile(town, await signedAddress(town, address));
      const bytes = new Uint8Array(await response.arrayBuffer());
      const extension = address.split('.').at(-1) ?? '';
      expect(inspectUpload(extension === 'zip' ? 'a.docx' : `a.${extension}`, bytes)).toMatchObject({
        extension: extension === 'zip' ? 'docx' : extension,
      });
      expect(extension === 'pdf' ? tableOfPdf(bytes) : []).not.toContain(false);
    }
  }, 120_000);
});
