import type { CounsellingMonth } from '@lattice/api/psychology/counsellingCalls';
import { consultingappointment } from '@lattice/api/resources/psychological/consultingappointment';
import { beforeAll, expect, it } from 'vitest';
import { inEachTown } from './inTown.ts';

const PATH = consultingappointment.path;
/** The Monday after the day on which the clock of test servers stands, and the Tuesday after it. */
const [MONDAY, TUESDAY] = ['2026-11-23', '2026-11-24'];
const HOURS = [{ weekDay: '1', startTime: '09:00:00', endTime: '11:30:00', quota: 3 }];
const PERSON = { personName: '孟念慈', phone: '13812345678' };

inEachTown('appointments with counsellors on $name', {}, ({ town, counsellor }) => {
  let expertId: string;
  let roomId: string;
  const book = (more: Readonly<Record<string, unknown>> = {}) =>
    counsellor.post(`${PATH}/submit`, {
      expertId,
      appointDate: MONDAY,
      startTime: '09:00:00',
      consultMode: '1',
      ...PERSON,
      ...more,
    });
  const msg = async (more: Readonly<Record<string, unknown>>) => await book(more).msg();
  const idOf = ({ body }: Awaited<ReturnType<typeof book>>) => (body.data as { id: string }).id;

  beforeAll(async () => {
    await town.db.query(`delete from psychological_consultingappointment`);
    const rows = await town.rows<{ id: string; room: string }>(
      `update psychological_consultingexpert set schedule = $1::jsonb, status = '1'
        where id = (select min(id) from psychological_consultingexpert)
        returning id::text as id, room_id::text as room`,
      [JSON.stringify(HOURS)],
    );
    [expertId, roomId] = [rows[0]?.id ?? '', rows[0]?.room ?? ''];
  });

  it('of 30 people who ask for three places at once, three come and the others are told why', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => book()));
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(3);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.msg))).toEqual(
      new Set([`${MONDAY} 09:00 的号源已满（3 个），请改约其他时间`]),
    );
    const { body } = await counsellor.ask(`${PATH}/month?month=2026-11`);
    const { experts, closed } = body.data as CounsellingMonth;
    expect(experts.find(({ id }) => id === expertId)).toMatchObject({
      hours: HOURS,
      taken: { [MONDAY]: { '09:00:00': 3 } },
    });
    expect(closed).not.toContain('2026-11-22');
    expect(await book({ id: idOf(taken[0] as never), status: '5', cancelReason: '改由社区接待' }).status()).toBe(200);
    expect(await book().status()).toBe(200);
  });

  it('takes people in the hours of an open counsellor and room alone', async () => {
    expect(await msg({ appointDate: TUESDAY })).toBe(`这位专家 ${TUESDAY} 不出诊，请改约出诊日`);
    expect(await msg({ startTime: '14:00:00' })).toBe(
      `这位专家 ${MONDAY} 的出诊时间是 09:00–11:30，请填写其中的开始时间`,
    );
    expect(await msg({ appointDate: '2026-11-16' })).toBe('2026-11-16 已经过去，请改约今天或以后的日期');
    await town.db.query(`update psychological_consultingroom set status = '0' where id = $1`, [roomId]);
    const later = { appointDate: '2026-11-30' };
    expect(await msg(later)).toContain('目前不开放，请改约电话或视频');
    expect(await book({ ...later, consultMode: '2' }).status()).toBe(200);
    await town.db.query(`update psychological_consultingexpert set status = '0' where id = $1`, [expertId]);
    expect(await msg({ ...later, consultMode: '2' })).toBe('这位专家目前不出诊，请另选专家');
    await town.db.query(`update psychological_consultingexpert set status = '1' where id = $1`, [expertId]);
    await town.db.query(`update psychological_consultingroom set status = '1' where id = $1`, [roomId]);
  });

  it('is made from a record that is followed up, with its person, and ends with a note', async () => {
    const answerRecordId = await town.text(`update psychological_appletanswerrecord set warn_status = '1'
        where id = (select min(id) from psychological_appletanswerrecord where person_name is not null)
        returning id::text as id`);
    const asked = { expertId, appointDate: '2026-12-07', startTime: '09:00:00', consultMode: '1', answerRecordId };
    const made = await counsellor.post(`${PATH}/submit`, asked);
    expect(made.body.msg).toBe('操作成功');
    const id = idOf(made);
    const rows = await town.rows<{ own: boolean }>(
      `select a.person_name = r.person_name and a.phone is not distinct from r.phone as own
        from psychological_consultingappointment a
        join psychological_appletanswerrecord r on r.id = a.answer_record_id
        where a.id = $1`,
      [id],
    );
    expect(rows).toEqual([{ own: true }]);
    const move = async (more: object) => await counsellor.post(`${PATH}/submit`, { id, ...more }).status();
    expect(await move({ status: '1' })).toBe(200);
    expect(await move({ status: '2' })).toBe(400);
    expect(await move({ status: '2', consultNote: '情绪平稳，两周后再谈。' })).toBe(200);
    expect(await counsellor.client(consultingappointment).detail(id)).toMatchObject({
      status: '2',
      consultNote: expect.stringContaining('*') as string,
    });
  });

  it('is no matter of people outside of counselling', async () => {
    const member = await town.visit('gridmember');
    expect(await member.ask(`${PATH}/page`).status()).toBe(403);
    expect(await member.ask(`${PATH}/month?month=2026-11`).status()).toBe(403);
  });
});
