import { bind } from '@lattice/api/bind';
import { event } from '@lattice/api/resources/event/event';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import { reveal, revealCall, sensitiveFields } from '@lattice/api/reveal';
import { beforeAll, expect, it } from 'vitest';
import { inTown } from './inTown.ts';
import type { Visitor } from './openTown.ts';

const PATH = 'source/populationinfo/reveal';

inTown('one value in the clear on $name', {}, ({ town, gridmember: member }) => {
  let own: { id: string; phone: string; idCard: string };
  let other: string;
  beforeAll(async () => {
    const grid = `(select m.gridding_id
        from grid_gridmember m
        join blade_user u on u.id = m.user_id
        where u.account = 'gridmember')`;
    const rows = await town.rows<typeof own>(`select id::text as id, phone, id_card as "idCard"
        from source_populationinfo
        where gridding_id = ${grid} and phone <> ''
        order by id limit 1`);
    if (rows[0] === undefined) throw new Error('the first grid has nobody with a phone');
    [own] = rows as [typeof own];
    const strangers = await town.text(
      `select id::text as id from source_populationinfo where gridding_id <> ${grid} order by id desc limit 1`,
    );
    other = strangers;
  });

  const ask = (visitor: Visitor, body: Record<string, unknown>, path = PATH) => visitor.post(path, body);
  const records = async () =>
    await town.rows<{ user: string; record: string; changes: unknown }>(
      `select user_id::text as user, record_id::text as record, changes
          from sys_audit
          where action = 'reveal'
          order by time, id`,
    );

  it('is given with a reason, while list and detail stay masked', async () => {
    const detail = await member.ask(`source/populationinfo/detail?id=${own.id}`).data<Record<string, unknown>>();
    expect(detail.phone).toMatch(/^\d{3}\*{4}\d{4}$/);
    const answer = await ask(member, { id: own.id, field: 'phone', reason: '核实居住情况' });
    expect(answer.body).toMatchObject({ code: 200, data: { value: own.phone } });
    const id = await town.text("select id::text as id from blade_user where account = 'gridmember'");
    expect(await records()).toEqual([
      { user: id, record: own.id, changes: { field: { after: 'phone' }, reason: { after: '核实居住情况' } } },
    ]);
    expect(JSON.stringify(await records())).not.toContain(own.phone);
  });

  it('is given by the typed call as well', async () => {
    const transport = {
      send: async (path: string, _call: unknown, input: unknown) => await member.post(path, input).data(),
    };
    expect(await reveal(populationinfo, transport, { id: own.id, field: 'idCard', reason: '办理证明' })).toBe(
      own.idCard,
    );
    expect(revealCall.access).toEqual({ permission: 'reveal' });
    expect(sensitiveFields(event)).toContain('partyCardNo');
    expect(Object.keys(bind(populationinfo, transport))).not.toContain('reveal');
  });

  it.each([
    ['without a reason', { reason: '' }],
    ['with one character', { reason: ' 查 ' }],
    ['with 201 characters', { reason: '查'.repeat(201) }],
    ['for an open field', { field: 'sex' }],
    ['for a column of the system', { field: 'tenantId' }],
    ['for an inherited name', { field: 'constructor' }],
    ['for several fields', { field: ['phone', 'idCard'] }],
    ['for no id', { id: '' }],
    ['for an unknown id', { id: '1' }],
  ])('is refused %s, and leaves no record', async (_, wrong) => {
    const before = await records();
    const answer = await ask(member, { id: own.id, field: 'phone', reason: '核实居住情况', ...wrong });
    expect([answer.status, answer.body.code]).toEqual([400, 400]);
    expect(await records()).toEqual(before);
  });

  it('is refused for rows of others as for rows that are not there', async () => {
    const [foreign, nowhere] = [
      await ask(member, { id: other, field: 'phone', reason: '核实居住情况' }),
      await ask(member, { id: '1', field: 'phone', reason: '核实居住情况' }),
    ];
    expect([foreign.status, foreign.body.msg]).toEqual([nowhere.status, nowhere.body.msg]);
    const leader = await town.visit('leader');
    expect(await ask(leader, { id: other, field: 'phone', reason: '核实居住情况' }).status()).toBe(200);
  });

  it('takes the right to read too', async () => {
    await town.allow('window', 'populationinfo_reveal');
    expect(await ask(await town.visit('window'), { id: own.id, field: 'phone', reason: '核实居住情况' }).status()).toBe(
      403,
    );
  });

  it('is not there for registers without sensitive fields', async () => {
    expect(
      await ask(
        await town.visit('admin'),
        { id: '1', field: 'name', reason: '核实' },
        'event/eventcategory/reveal',
      ).status(),
    ).toBe(404);
  });
});
