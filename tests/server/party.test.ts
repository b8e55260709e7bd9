import { pmPartymember } from '@lattice/api/resources/party/pmPartymember';
import { beforeAll, expect, it } from 'vitest';
import { inTown } from './inTown.ts';

inTown('the party on $name', { isSmall: true }, ({ admin, make }) => {
  let orgs: string[];
  const post = (path: string, row: object) => admin.post(`party/${path}/submit`, row);
  const member = async (id: string) => admin.client(pmPartymember).detail(id);

  beforeAll(async () => {
    orgs = [await make('party/poPartyorg'), await make('party/poPartyorg')];
  });

  it('an applicant becomes a probationary and then a full member', async () => {
    const idCard = '110101199003070134';
    const id = await make('party/pmDevelopment', { partyOrgId: orgs[0], idCard, applyDate: '2024-01-05' });
    for (const [stage, more] of [
      ['2', { activistDate: '2024-06-01' }],
      ['3', { candidateDate: '2025-03-01' }],
      ['4', { joinDate: '2025-07-01' }],
    ] as const)
      expect(await post('pmDevelopment', { id, stage, ...more }).msg()).toBe('操作成功');
    const { body } = await admin.ask(`party/pmDevelopment/detail?id=${id}`);
    const { memberId } = body.data as { memberId: string };
    expect(await member(memberId)).toMatchObject({ memberType: '2', joinDate: '2025-07-01', partyOrgId: orgs[0] });
    expect(await post('pmDevelopment', { id, stage: '5', formalDate: '2026-07-01' }).status()).toBe(200);
    expect(await member(memberId)).toMatchObject({ memberType: '1', formalDate: '2026-07-01' });
  });

  it('a transfer takes effect when the member is taken in, and a month is paid once', async () => {
    const memberId = await make('party/pmPartymember', { partyOrgId: orgs[0], status: '1', feePaidMonth: '2026-01' });
    const id = await make('party/pmTransfer', { memberId, toOrgId: orgs[1] });
    expect(await member(memberId)).toMatchObject({ partyOrgId: orgs[0] });
    expect(await post('pmTransfer', { id, status: '1' }).msg()).toBe('操作成功');
    expect(await member(memberId)).toMatchObject({ partyOrgId: orgs[1] });
    await make('party/pmPartyfee', { memberId, feeMonth: '2026-02' });
    expect(await member(memberId)).toMatchObject({ feePaidMonth: '2026-02' });
    const again = { memberId, feeMonth: '2026-02', amount: 5, payDate: '2026-02-03', payWay: '1' };
    expect(await post('pmPartyfee', again).msg()).toBe('这名党员 2026-02 的党费已经登记');
    const activityId = await make('party/pmActivity', { partyOrgId: orgs[1] });
    const { body } = await admin.ask(`party/pmAttendance/page?activityId=${activityId}`);
    expect((body.data as { records: { memberId: string }[] }).records.map((row) => row.memberId)).toEqual([memberId]);
  });
});
