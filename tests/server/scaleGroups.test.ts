import type { FinishedSheet, Offers } from '@lattice/api/psychology/answerCalls';
import type { ScaleGroups } from '@lattice/api/psychology/groupCall';
import type { GuestState } from '@lattice/api/psychology/linkCalls';
import { appletanswerrecord } from '@lattice/api/resources/psychological/appletanswerrecord';
import { fixGroups } from '@lattice/server/domain/psychology/fixGroups';
import { expect, it } from 'vitest';
import type { Visitor } from './openTown.ts';
import { inTown } from './inTown.ts';
import { visitorOf } from './townOf.ts';

const RECORDS = 'psychological/appletanswerrecord';

inTown('scales of many people on $name', {}, ({ town, gridmember: member }) => {
  let counsellor = visitorOf(town, 'counsellor');

  const guest = async <T>(call: string, input: Readonly<Record<string, unknown>>) => {
    const { status, body } = await member.post(`psychological/appletscale/${call}`, input);
    return { status, msg: String(body.msg), data: body.data as T };
  };

  it('a guest answers one sheet by a link, as long as its category is shown', async () => {
    const psyadmin = await town.visit('psyadmin');
    const { scales } = await counsellor.ask(`${RECORDS}/offered?sourceType=2`).data<Offers>();
    const id = scales.find(({ name }) => name.includes('GAD-7'))?.id ?? '';
    const make = (visitor: Visitor, days: number) => visitor.post('psychological/appletscale/makeLink', { id, days });
    expect(await make(member, 7).status()).toBe(403);
    expect(await make(psyadmin, 5).status()).toBe(400);
    const { code } = await make(psyadmin, 7).data<{ code: string }>();
    const { token } = (await guest<{ token: string }>('guestOpen', { code })).data;
    const state = async () => (await guest<GuestState>('guestSheet', { token })).data;
    expect((await state()).sheet).toBeNull();
    expect((await guest('guestAnswer', { token, scaleDetailId: '1', value: 'A' })).msg).toContain('基本信息');
    expect((await guest('guestBegin', { token, personName: '', sex: '2', age: 41 })).msg).toContain('姓名');
    const person = { token, personName: '温如意', sex: '2', age: 41 };
    await Promise.all(Array.from({ length: 10 }, () => guest('guestBegin', person)));
    const { sheet: begun } = await state();
    const rows = await town.rows<{ id: string }>(
      "select id::text as id from psychological_appletanswerrecord where person_name = '温如意'",
    );
    expect(rows).toEqual([{ id: begun?.id }]);
    expect(JSON.stringify(begun?.questions)).not.toContain('score');
    for (const { id: scaleDetailId, options } of begun?.questions ?? []) {
      town.pass(4);
      expect((await guest('guestAnswer', { token, scaleDetailId, value: options[1]?.key })).status).toBe(200);
    }
    expect(await counsellor.ask(`${RECORDS}/sheet?recordId=${begun?.id ?? ''}`).status()).toBe(400);
    expect((await guest<FinishedSheet>('guestFinish', { token })).data).toMatchObject({ status: '2' });
    expect((await guest('guestSheet', { token })).msg).toContain('已经交卷');
    expect((await counsellor.client(appletanswerrecord).detail(begun?.id ?? '')).totalScore).toBe('******');

    const link = await psyadmin.ask(`psychological/appletscale/link?id=${id}`).data();
    expect(link).toMatchObject({ sheets: 1 });
    const show = async (showStatus: string) =>
      town.db.query(
        `update psychological_appletcategory set show_status = $1
          where id = (select applet_category_id from psychological_appletscale where id = $2)`,
        [showStatus, id],
      );
    await show('0');
    expect((await guest('guestOpen', { code })).msg).toContain('不能扫码作答');
    await show('1');
    const next = await make(psyadmin, 7).data<{ code: string }>();
    expect((await guest('guestOpen', { code })).msg).toContain('已经失效');
    expect((await guest('guestOpen', next)).status).toBe(200);
    town.pass(8 * 86_400);
    expect((await guest('guestOpen', next)).msg).toContain('已经失效');
    const tries = [];
    for (let n = 0; n < 21; n += 1) tries.push((await guest('guestOpen', { code: `WRONG${n}` })).status);
    expect([tries[0], tries.at(-1)]).toEqual([400, 429]);
  });

  it('figures of groups are fixed after the quarter and told from five people up', async () => {
    counsellor = await town.visit('counsellor');
    const hmid = await town.text('select id::text as id from psychological_scale order by id limit 1');
    const grids = await town.rows<{ id: string; dept: string }>(
      'select distinct on (dept_id) id::text as id, dept_id::text as dept from grid_grid order by dept_id, id limit 2',
    );
    await town.db.query('delete from psychological_appletanswerrecord where hmid = $1', [hmid]);
    const add = async (n: number, source: string, grid: string | undefined, score: number) => {
      const id = town.nextId();
      await town.db.query(
        `insert into psychological_appletanswerrecord (id, tenant_id, hmid, source_type, gridding_id, person_name,
            phone, submit_time, result_level, status)
          values ($1, '000000', $2, $3, $4, $5, $6, '2026-08-10 09:00+08', $7, '2')`,
        [id, hmid, source, grid ?? null, `人${n}`, `1380000${1000 + n}`, score > 1 ? '2' : '0'],
      );
      await town.db.query(
        `insert into psychological_appletfactorresult (id, tenant_id, answer_record_id, hmid, factor_group_id,
            factor_name, is_total, factor_score, norm_mean) values ($1, '000000', $2, $3, $4, '焦虑', 0, $5, 1.5)`,
        [town.nextId(), id, hmid, town.nextId(), score],
      );
    };
    // Grid members: 6 in one department and 3 in another, who would be the difference; of the public 5, each twice.
    for (let n = 0; n < 6; n += 1) await add(n, '1', grids[0]?.id, n < 3 ? 1 : 3);
    for (let n = 6; n < 9; n += 1) await add(n, '1', grids[1]?.id, 1);
    for (let n = 9; n < 19; n += 1) await add(10 + (n % 5), '2', grids[0]?.id, 2);
    const figures = async (visitor: Visitor) => {
      const { status, body } = await visitor.ask(
        `psychological/appletfactorresult/groups?hmid=${hmid}&quarter=2026-Q3`,
      );
      return {
        status,
        groups: ((body.data as ScaleGroups | null)?.groups ?? []).map(({ id, people }) => [id, people]),
      };
    };
    expect((await figures(counsellor)).status).toBe(400);
    await fixGroups(town);
    expect((await figures(counsellor)).groups).toEqual([
      ['', 14],
      ['1', 9],
      ['2', 5],
      [`2.${grids[0]?.dept ?? ''}`, 5],
    ]);
    const { body } = await counsellor.ask(`psychological/appletfactorresult/groups?hmid=${hmid}&quarter=2026-Q3`);
    expect((body.data as ScaleGroups).groups[1]).toMatchObject({
      levels: [
        { level: '0', people: 6 },
        { level: '2', people: 3 },
      ],
      factors: [{ name: '焦虑', mean: 1.67, norm: 1.5 }],
    });
    await add(30, '1', grids[1]?.id, 3);
    await fixGroups(town);
    expect((await figures(counsellor)).groups[0]).toEqual(['', 14]);
    expect((await figures(await town.visit('gridmember'))).status).toBe(403);
  });
});
