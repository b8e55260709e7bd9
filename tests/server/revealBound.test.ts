import { md5Hex } from '@lattice/server/crypto/digest';
import { beforeAll, expect, it } from 'vitest';
import { inEachTown } from './inTown.ts';
import type { Visitor } from './openTown.ts';

const BOUND = 5;

inEachTown('looks at values in the clear on $name', {}, ({ town }) => {
  let leader: Visitor;
  let ids: string[];
  beforeAll(async () => {
    leader = await town.visit('leader');
    ids = await town.texts(
      'select id::text as id from source_populationinfo where is_deleted = 0 order by id limit 100',
    );
    await town.setParam('account.revealsPerHour', String(BOUND));
  });

  const look = async (who: Visitor, id: string, field = 'idCard') =>
    await who.post('source/populationinfo/reveal', { id, field, reason: '核实' }).status();
  const lookAt = async (who: Visitor, from: number, to: number) => {
    const found: number[] = [];
    for (const id of ids.slice(from, to)) found.push(await look(who, id));
    return found;
  };
  const alarms = async () =>
    await town.rows<{ account: string; title: string }>(`select u.account, m.message_title as title
        from cms_messagemain m
          join cms_messagereceiver r on r.message_id = m.id join blade_user u on u.id = r.receiver_user_id
          where m.message_title like '查看敏感信息超过上限%' order by u.account`);
  const prove = async (who: Visitor, password: string) =>
    await who.post('blade-auth/second-factor/prove', { password }).status();
  const yes = (times: number) => Array.from({ length: times }, () => 200);

  it('are counted by records, up to the bound of an hour, and then ask for a proof', async () => {
    expect(await lookAt(leader, 0, BOUND)).toEqual(yes(BOUND));
    expect(await look(leader, ids[0] ?? '', 'phone')).toBe(200);
    expect(await alarms()).toEqual([]);
    expect(await lookAt(leader, BOUND, BOUND + 3)).toEqual([428, 428, 428]);
    expect(await look(leader, ids[0] ?? '')).toBe(200);
    const other = await town.visit('leader');
    expect(await look(other, ids[BOUND] ?? '')).toBe(428);
    expect(await look(await town.visit('dispatcher'), ids[BOUND] ?? '')).toBe(200);
  });

  it('beyond it are told once to the administrators of security', async () => {
    expect(await alarms()).toEqual([{ account: 'secadmin', title: '查看敏感信息超过上限：leader' }]);
  });

  it('go on after the password is given again, and for so many records', async () => {
    const password = md5Hex(town.passwordOf('leader'));
    expect(await prove(leader, md5Hex('wrong'))).toBe(400);
    expect(await look(leader, ids[BOUND] ?? '')).toBe(428);
    expect(await prove(leader, password)).toBe(200);
    expect(await lookAt(leader, 10, 10 + BOUND)).toEqual(yes(BOUND));
    expect(await look(leader, ids[20] ?? '')).toBe(428);
    expect(await alarms()).toHaveLength(2);
    town.pass(3601);
    leader = await town.visit('leader');
    expect(await look(leader, ids[20] ?? '')).toBe(200);
  });

  it('take no guesses at the password', async () => {
    const tries = await Promise.all(Array.from({ length: 8 }, async () => prove(leader, md5Hex('wrong'))));
    expect(tries.filter((status) => status === 400)).toHaveLength(5);
    expect(tries.filter((status) => status === 429)).toHaveLength(3);
    expect(await prove(leader, md5Hex(town.passwordOf('leader')))).toBe(429);
  });

  it('are judged one after the other where ten come at once', async () => {
    town.pass(3601);
    const member = await town.visit('dispatcher');
    const answers = await Promise.all(ids.slice(40, 50).map(async (id) => look(member, id)));
    expect(answers.filter((status) => status === 200)).toHaveLength(BOUND);
    expect(answers.filter((status) => status === 428)).toHaveLength(10 - BOUND);
    expect((await alarms()).filter(({ title }) => title.includes('dispatcher'))).toHaveLength(1);
  });
});
