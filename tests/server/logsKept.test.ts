import { type Resource, permissionCode } from '@lattice/api/resource';
import { roleGrants } from '@lattice/server/access/roleGrants';
import { rightsOf } from '@lattice/server/access/rightsOf';
import { loadResources } from '@lattice/server/start/load';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTown } from './inTown.ts';

const logs = [...(await loadResources()).values()].filter(({ log }) => log === true);
const written = logs.filter(({ calls }) => calls.submit !== undefined);

describe('the roles of the catalogue', () => {
  it.each(logs.map((one) => [one.path, one] as const))('neither add to %s nor remove from it', (_path, one) => {
    for (const alias of Object.keys(roleGrants)) {
      expect(rightsOf(alias, one)).not.toContain('add');
      expect(rightsOf(alias, one)).not.toContain('delete');
    }
  });
});

inTown('logs on $name', { isSmall: true }, ({ town, admin, make }) => {
  /** Parts of a scale, by the field that points to them: a scale takes no more of them once somebody answered it. */
  let parts: readonly (readonly [string, string])[] = [];

  beforeAll(async () => {
    parts = [
      ['scaleDetailId', await make('psychological/scaledetail')],
      ['factorGroupId', await make('psychological/scalefactorgroup')],
    ];
  });

  const textOf = ({ fields }: Resource) =>
    Object.entries(fields).find(([, { kind, readonly }]) => readonly !== true && kind !== 'computed')?.[0] ?? '';

  it.each(written.map((one) => [one.path, one] as const))('take no change and no removal of %s', async (path, one) => {
    const id = await make(path, Object.fromEntries(parts.filter(([name]) => Object.hasOwn(one.fields, name))));
    const before = await admin.ask(`${path}/detail?id=${id}`).data<Record<string, unknown>>();
    expect(await admin.post(`${path}/submit`, { id, [textOf(one)]: before[textOf(one)] ?? '' }).told()).toEqual([
      400,
      expect.stringContaining('是系统记录'),
    ]);
    expect(await admin.post(`${path}/remove?ids=${id}`).told()).toEqual([400, expect.stringContaining('是系统记录')]);
    expect(await admin.post(`${path}/restore?ids=${id}`).status()).toBe(404);
    expect(await admin.ask(`${path}/detail?id=${id}`).data()).toEqual(before);
  });

  it('have no permission that opens nothing', async () => {
    const rows = await town.rows<{ code: string }>(
      'select code from blade_system_menu where is_deleted = 0 and code = any($1::text[])',
      [logs.map((one) => permissionCode(one, 'delete'))],
    );
    expect(rows).toEqual([]);
  });
});
