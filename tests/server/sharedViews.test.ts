import type { SharedView } from '@lattice/api/sharedViews';
import { expect, it } from 'vitest';
import { inTown } from './inTown.ts';
import type { Visitor } from './openTown.ts';

const PATH = 'source/populationinfo';
const late = JSON.stringify({ name: '流动', sort: [], filters: { personType: '2' } });

inTown('shared views on $name', {}, ({ town, community, gridmember: member }) => {
  const send = (visitor: Visitor, call: string, body: object) => visitor.post(`${PATH}/${call}`, body);
  const seen = async (visitor: Visitor) => await visitor.ask(`${PATH}/views`).data<SharedView[]>();

  it('are there for whoever has the role, under their name once, until they are taken back', async () => {
    const equal = await Promise.all(
      Array.from({ length: 10 }, () => send(community, 'view', { name: '流动', view: late, audience: 'role' })),
    );
    expect(equal.every(({ body }) => body.success === true)).toBe(true);
    expect((await seen(community)).map(({ name, isOwn, audience }) => [name, isOwn, audience])).toEqual([
      ['流动', true, 'role'],
    ]);
    expect(await seen(member)).toEqual([]);
    const [view] = await seen(community);
    await town.db.query(
      `update sys_shared_view set members = (
        select array_agg(x::bigint) from blade_user u, unnest(string_to_array(u.role_id, ',')) x
        where u.account = 'gridmember')`,
    );
    expect((await seen(member)).map(({ name, isOwn, view: said }) => [name, isOwn, said])).toEqual([
      ['流动', false, late],
    ]);
    expect((await send(member, 'unview', { view: view?.id })).body).toMatchObject({ code: 400 });
    expect((await send(community, 'unview', { view: view?.id })).body).toMatchObject({ success: true });
    expect(await seen(member)).toEqual([]);
  });

  it('hold no sensitive values, and are refused to whoever may not see the list', async () => {
    const named = JSON.stringify({ name: '某人', sort: [], filters: { personName: '孙' } });
    expect((await send(community, 'view', { name: '某人', view: named, audience: 'dept' })).body.code).toBe(400);
    expect((await send(community, 'view', { name: '', view: late, audience: 'dept' })).body.code).toBe(400);
    expect((await send(community, 'view', { name: '无', view: '[]', audience: 'dept' })).body.code).toBe(400);
    const merchant = await town.visit('merchant');
    expect((await send(merchant, 'view', { name: '流动', view: late, audience: 'role' })).body.code).toBe(403);
    expect((await merchant.ask(`${PATH}/views`)).body.code).toBe(403);
  });
});
