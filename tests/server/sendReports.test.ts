import type { Figures } from '@lattice/api/figures';
import { figures } from '@lattice/api/resources/blade-report/figures';
import { createIds } from '@lattice/server/id/snowflake';
import { type Jobs, startJobs } from '@lattice/server/schedule/startJobs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTown } from './inTown.ts';
import { jobNamed } from './jobNamed.ts';
import type { Visitor } from './openTown.ts';
import { partsOf } from './partsOf.ts';

const DAY = 86_400;
const question = {
  register: 'source/houseinfo',
  rowField: 'griddingId',
  columnField: '',
  measures: 'count',
  filters: '',
};

inTown('reports that are sent on $name', {}, ({ town }) => {
  let servers: readonly Jobs[];
  let leader: Visitor;
  let lines: string[];

  beforeAll(async () => {
    leader = await town.visit('leader');
    lines = [];
    const job = await jobNamed('reports');
    const parts = await partsOf(town, { log: (line) => void lines.push(line) });
    servers = [1, 2].map((worker) => startJobs([job], { ...parts, nextId: createIds(worker) }, 3_600_000));
  });
  afterAll(async () => {
    await Promise.all((servers ?? []).map((one) => one.stop()));
  });

  const tick = async () => {
    await Promise.all(servers.flatMap((one) => [one.tick(), one.tick()]));
    expect(lines).toEqual([]);
  };
  /** The report was made a day before the time that stands still in the test. */
  const keep = async (more: object) => {
    const { id } = (await leader.client(figures).submit({ ...question, name: '房屋数', ...more })) as { id: string };
    await town.db.query("update blade_report_figures set create_time = '2026-11-19 09:00+08' where id = $1", [id]);
    return id;
  };
  const told = async (id: string) =>
    await town.texts(
      `select u.account from cms_messagemain m join cms_messagereceiver r on r.message_id = m.id
           join blade_user u on u.id = r.receiver_user_id
         where m.biz_type = 'report' and m.biz_id = $1 order by u.account`,
      [id],
    );
  const total = async (visitor: Visitor) => {
    const { status, body } = await visitor.post('blade-report/figures/compute', question);
    expect(status).toBe(200);
    return Number((body.data as Figures).cells.find(({ row, column }) => row === -1 && column === -1)?.values[0] ?? 0);
  };

  it('come once a day, whatever the number of servers, and to nobody once they are removed', async () => {
    const [daily, never] = [await keep({ schedule: '1' }), await keep({ name: '不发送', schedule: '0' })];
    await tick();
    expect([await told(daily), await told(never)]).toEqual([['leader'], []]);
    town.pass(3600);
    await tick();
    expect(await told(daily)).toEqual(['leader']);
    town.pass(DAY);
    await tick();
    expect(await told(daily)).toEqual(['leader', 'leader']);
    await leader.client(figures).remove([daily]);
    town.pass(DAY);
    await tick();
    expect(await told(daily)).toHaveLength(2);
  });

  it('reach those alone who read reports and the register, and show each of them their own rows', async () => {
    leader = await town.visit('leader');
    const id = await keep({ name: '给全体', receiverType: '5', schedule: '1' });
    town.pass(DAY);
    await tick();
    const accounts = await told(id);
    expect(new Set(accounts).size).toBe(accounts.length);
    expect(accounts).toEqual(expect.arrayContaining(['admin', 'community', 'dispatcher', 'gridleader', 'leader']));
    // A grid member reads houses and no reports, the treasurer reports and no houses, the merchant neither.
    for (const account of ['gridmember', 'finance', 'merchant']) expect(accounts).not.toContain(account);
    const community = await town.visit('community');
    leader = await town.visit('leader');
    const listed = await community.ask('source/houseinfo/page?current=1&size=1').data<{ total: number }>();
    expect(await total(community)).toBe(listed.total);
    expect(listed.total).toBeLessThan(await total(leader));
    for (const visitor of [community, leader]) {
      const seen = await visitor.client(figures).page({ current: 1, size: 50 });
      expect(seen.records.map(({ name }) => name)).toContain('给全体');
    }
  });
});
