import { readFile } from 'node:fs/promises';
import { oneTestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import { beforeAll, describe, expect, it } from 'vitest';
import { sealRequest } from './sealRequest.ts';
import { flowTownOf } from './townOf.ts';

describe.each(oneTestDatabase())('the end of a process on $name', (database) => {
  const at = flowTownOf(database, { accounts: ['admin', 'leader', 'community', 'staff'] });
  let communityId = '';
  beforeAll(async () => {
    const file = new URL('../../packages/server/src/seeds/flow/seal.bpmn20.xml', import.meta.url);
    await at.deployed(await readFile(file, 'utf8'), 'flow_4');
    const id = await at.town.text(`select t.id::text as id from source_communityinfo t
        join blade_user u on u.account = 'community' and t.dept_id = u.dept_id::bigint`);
    communityId = id;
  });

  /** A request of `staff` that `admin` sends. */
  const started = async (copies: number) => {
    const sent = await at.who('admin').post('project/sealManage/start-process', sealRequest(at, communityId, copies));
    return (sent.body.data as { processInstanceId: string }).processInstanceId;
  };
  const told = async (instanceId: string) =>
    (
      await at.town.rows<{ account: string; title: string }>(
        `select u.account, m.message_title as title from cms_messagereceiver r
          join cms_messagemain m on m.id = r.message_id join blade_user u on u.id = r.receiver_user_id
          where m.biz_type = 'flow' and m.biz_id = $1 order by u.account`,
        [instanceId],
      )
    ).map(({ account, title }) => `${account} ${title}`);

  it('is told to who asked and who sent it, not before and to nobody else', async () => {
    const agreed = await started(30);
    await at.take('community', agreed);
    expect(await told(agreed)).toEqual([]);
    await at.take('leader', agreed);
    expect(await told(agreed)).toEqual(['admin 用印申请：已同意', 'staff 用印申请：已同意']);
    const refused = await started(2);
    await at.take('community', refused, '');
    expect(await told(refused)).toEqual(['admin 用印申请：未同意', 'staff 用印申请：未同意']);
  });

  it('leaves what was said last with the record, beside who said it', async () => {
    const kept = async (instanceId: string) =>
      (
        await at.town.rows<{ by: string; said: string }>(
          `select s.approve_user::text as by, s.approve_remark as said
            from project_sealmanage s join wf_instance i on i.business_id = s.id where i.id = $1`,
          [instanceId],
        )
      )[0];
    const agreed = await started(30);
    await at.take('community', agreed, 'ok', '情况属实');
    expect(await kept(agreed)).toEqual({ by: null, said: null });
    await at.take('leader', agreed, 'ok', `${'可'.repeat(198)}𠮷𠮷𠮷`);
    expect(await kept(agreed)).toEqual({ by: at.idOf('leader'), said: `${'可'.repeat(198)}𠮷𠮷` });
    const refused = await started(2);
    await at.take('community', refused, '', '材料不全');
    expect(await kept(refused)).toEqual({ by: at.idOf('community'), said: '材料不全' });
  });
});
