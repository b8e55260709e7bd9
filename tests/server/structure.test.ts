import type { MergedRecords, MovedAlong } from '@lattice/api/arrange';
import { expect, it } from 'vitest';
import { atOnce, onceOf } from './atOnce.ts';
import { inTown } from './inTown.ts';

const TIMES = 10;

inTown('the shape of the organisation on $name', {}, ({ town, admin }) => {
  const rows = async (parentId: string) =>
    await town.rows<{ id: string; sort: number; line: string }>(
      `select id::text as id, sort, ancestors as line
          from blade_system_dept
          where coalesce(parent_id, 0) = $1 and is_deleted = 0
          order by sort, id`,
      [parentId],
    );
  const deptOf = async (account: string) =>
    await town.text('select dept_id as dept from blade_user where account = $1', [account]);
  const query = (given: Record<string, string>) => new URLSearchParams(given).toString();
  const send = (path: string, given: Record<string, string>) => admin.post(`${path}?${query(given)}`);

  it('takes everything below a department along, and numbers those beside it', async () => {
    const [root = { id: '' }] = await rows('0');
    const [first, second, third] = await rows(root.id);
    const move = { ids: third?.id ?? '', parentId: root.id, beforeId: first?.id ?? '' };
    expect(await send('blade-system/dept/move', move).status()).toBe(200);
    const after = await rows(root.id);
    expect(after.slice(0, 3).map(({ id }) => id)).toEqual([third?.id, first?.id, second?.id]);
    expect(after.map(({ sort }) => sort)).toEqual(after.map((_, i) => i + 1));
    const below = { ids: second?.id ?? '', parentId: first?.id ?? '' };
    expect(await send('blade-system/dept/move', below).status()).toBe(200);
    expect((await rows(first?.id ?? '')).find(({ id }) => id === second?.id)?.line).toContain(first?.id);
    const along = await admin.ask(`blade-system/dept/move-preview?ids=${first?.id ?? ''}`).data<MovedAlong[]>();
    expect(along).toContainEqual({ what: 'depts', count: (await rows(first?.id ?? '')).length });
    const circle = await send('blade-system/dept/move', { ids: first?.id ?? '', parentId: second?.id ?? '' });
    expect(circle.status).toBe(400);
    expect((await rows(root.id)).map(({ id }) => id)).toContain(first?.id);
  });

  it('makes a department part of another once, however often it is asked for at once', async () => {
    const [root = { id: '' }] = await rows('0');
    const fromId = await deptOf('gridmember');
    const intoId = (await rows(root.id)).find(({ id }) => id !== fromId)?.id ?? '';
    const preview = await admin
      .ask(`blade-system/dept/merge-preview?${query({ fromId, intoId })}`)
      .data<MergedRecords[]>();
    const people = preview.find(({ path }) => path === 'blade-user')?.count ?? 0;
    expect(people).toBeGreaterThan(0);
    expect(await atOnce(TIMES, () => send('blade-system/dept/merge', { fromId, intoId }))).toEqual(onceOf(TIMES));
    expect(await deptOf('gridmember')).toBe(intoId);
    const left = await admin.ask(`blade-system/dept/merge-preview?${query({ fromId, intoId })}`).status();
    expect(left).toBe(400);
    const n = await town.number(
      'select count(*)::int as n from source_populationinfo where create_dept = $1 and is_deleted = 0',
      [fromId],
    );
    expect(n).toBe(0);
  });

  it('moves an entry of the menu with its buttons and the roles that hold it', async () => {
    const found = await town.rows<{ id: string; target: string }>(`select m.id::text as id, (select a.id::text
        from blade_system_menu a where a.code = 'area_grid') as target
        from blade_system_menu m where m.code = 'post' and m.category = '1'`);
    const [entry = { id: '', target: '' }] = found;
    const along = await admin.ask(`blade-system/menu/move-preview?ids=${entry.id}`).data<MovedAlong[]>();
    expect(along.find(({ what }) => what === 'buttons')?.count).toBeGreaterThan(0);
    expect(await send('blade-system/menu/move', { ids: entry.id, parentId: entry.target }).status()).toBe(200);
    const routes = await admin
      .ask('blade-system/menu/routes')
      .data<{ code: string; children?: { code: string }[] }[]>();
    expect(routes.find(({ code }) => code === 'area_grid')?.children?.map(({ code }) => code)).toContain('post');
    const other = await town.visit('gridmember');
    const refused = await other.post(`blade-system/menu/move?${query({ ids: entry.id, parentId: '0' })}`);
    expect(refused.status).toBe(403);
  });
});
