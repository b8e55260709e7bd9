import type { Todos } from '@lattice/api/desk/todos';
import type { AnswerSheet, FinishedSheet, Offers } from '@lattice/api/psychology/answerCalls';
import { appletanswerrecord } from '@lattice/api/resources/psychological/appletanswerrecord';
import { appletfactorresult } from '@lattice/api/resources/psychological/appletfactorresult';
import { beforeAll, expect, it } from 'vitest';
import { inTown } from './inTown.ts';
import { json } from './json.ts';
import type { Visitor } from './openTown.ts';

const CALLS = 'psychological/appletanswerrecord';

inTown('scales answered on $name', {}, ({ town, gridmember: member, counsellor }) => {
  beforeAll(async () => {
    await town.db.query("delete from psychological_appletanswerrecord where status = '0'");
    await town.db.query('update psychological_appletscale set repeat_days = 0');
  });

  const ask = async <T>(visitor: Visitor, call: string, input?: Readonly<Record<string, unknown>>) => {
    const { status, body } = await visitor.ask(`${CALLS}/${call}`, input && json(input));
    return { status, msg: String(body.msg), data: body.data as T };
  };
  const offers = async (visitor: Visitor, kind: string) =>
    (await ask<Offers>(visitor, `offered?sourceType=${kind}`)).data;
  const offer = async (visitor: Visitor, kind: string, name: string) =>
    (await offers(visitor, kind)).scales.find((one) => one.name.includes(name))?.id ?? '';
  const begin = async (visitor: Visitor, kind: string, name: string, more = {}) =>
    ask<{ id: string }>(visitor, 'begin', { appletScaleId: await offer(visitor, kind, name), ...more });
  const sheet = async (visitor: Visitor, id: string) => (await ask<AnswerSheet>(visitor, `sheet?recordId=${id}`)).data;
  /** Answers the questions with options by their place, each after some seconds. */
  const answerAll = async (visitor: Visitor, id: string, places: readonly number[], seconds = 4) => {
    const { questions } = await sheet(visitor, id);
    for (const [at, place] of places.entries()) {
      town.pass(seconds);
      const question = questions[at];
      const { status, msg } = await ask(visitor, 'answer', {
        recordId: id,
        scaleDetailId: question?.id,
        value: question?.options[place]?.key,
      });
      expect([status, msg]).toEqual([200, '操作成功']);
    }
  };

  it('a grid member answers PHQ-9, and the report has the scores of the questionnaire', async () => {
    const { data } = await begin(member, '1', 'PHQ-9');
    // 1 + 2 + 1 + 2 + 1 + 2 + 1 + 1 + 0 = 11: moderate, from 10 to 14.
    await answerAll(member, data.id, [1, 2, 1, 2, 1, 2, 1, 1, 0]);
    const done = await ask<FinishedSheet>(member, 'finish', { recordId: data.id });
    expect(done.data).toMatchObject({ status: '2', invalidReason: '', result: { title: '中度抑郁' } });
    const admin = await town.visit('admin');
    const report = await admin.client(appletfactorresult).getAppReport({ answerRecordId: data.id });
    expect(report).toMatchObject({ totalScore: 11, resultLevel: '2', factors: [{ rawScore: 11, factorScore: 11 }] });
    expect(report.record).toMatchObject({ answeredCount: 9, duration: 36, positiveCount: 3, warnStatus: '1' });
    const members = await town.rows<{ sex: string; age: number }>(
      `select m.sex, extract(year from age($1::date, m.birth_date))::int as age
        from grid_gridmember m
        join blade_user u on u.id = m.user_id
        where u.account = 'gridmember'`,
      [String(report.record.startTime).slice(0, 10)],
    );
    expect(members).toEqual([{ sex: report.record.sex, age: report.record.age }]);
    expect((await ask(member, 'answer', { recordId: data.id, scaleDetailId: '1', value: 'A' })).msg).toContain(
      '已经交卷',
    );
    expect((await ask(counsellor, `sheet?recordId=${data.id}`)).msg).toContain('不存在');
  });

  it('a risk answer alerts the named counsellor at once, whatever the sum, and all where none is named', async () => {
    await town.db.query(
      `update blade_user set role_id = role_id || ',' || (select id from blade_system_role
          where role_alias = 'counsellor' and is_deleted = 0 limit 1)
        where account = 'staff'`,
    );
    const told = async (recordId: string) =>
      await town.texts(
        `select u.account as to
            from cms_messagemain m
            join cms_messagereceiver r on r.message_id = m.id
            join blade_user u on u.id = r.receiver_user_id
            where m.biz_id = $1
            order by u.account`,
        [recordId],
      );
    const other = await town.visit('staff');
    /** What waits for somebody in the follow-up of a sheet; '' for nothing. */
    const waits = async (visitor: Visitor, id: string) => {
      const { body } = await visitor.ask('blade-desk/dashboard/todos');
      return (body.data as Todos).items.find((one) => one.id === id)?.action ?? '';
    };
    const { data } = await begin(member, '1', 'PHQ-9');
    await answerAll(member, data.id, [0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(await waits(counsellor, data.id)).toBe('');
    await ask(member, 'finish', { recordId: data.id });
    expect(await told(data.id)).toEqual(['counsellor']);
    expect([await waits(counsellor, data.id), await waits(other, data.id)]).toEqual(['开始跟进', '']);
    const content = await town.text('select content from cms_messagemain where biz_id = $1', [data.id]);
    expect(content).not.toContain('抑郁总分');
    const row = await counsellor.client(appletanswerrecord).detail(data.id);
    expect(row).toMatchObject({ status: '2', warnStatus: '1', handleUserName: '袁静怡' });
    const move = async (input: Readonly<Record<string, unknown>>) =>
      await counsellor.post(`${CALLS}/submit`, { id: data.id, ...input }).status();
    expect(await move({ warnStatus: '2' })).toBe(200);
    expect(await waits(counsellor, data.id)).toBe('办结跟进');
    expect(await move({ warnStatus: '3' })).toBe(400);
    expect(await move({ warnStatus: '3', handleRemark: '已电话回访，情绪平稳。' })).toBe(200);
    expect(await waits(counsellor, data.id)).toBe('');
    await town.db.query('update psychological_appletscale set counsellor_id = null');
    const later = (await begin(member, '1', 'PHQ-9')).data.id;
    await answerAll(member, later, [0, 0, 0, 0, 0, 0, 0, 0, 1]);
    await ask(member, 'finish', { recordId: later });
    expect(await told(later)).toEqual(expect.arrayContaining(['counsellor', 'staff']));
    expect([await waits(counsellor, later), await waits(other, later)]).toEqual(['开始跟进', '开始跟进']);
  });

  it('what is answered too fast or in part is invalid, and tells why', async () => {
    const fast = (await begin(member, '1', 'GAD-7')).data.id;
    await answerAll(member, fast, [0, 0, 0, 0, 0, 0, 0], 1);
    expect((await ask<FinishedSheet>(member, 'finish', { recordId: fast })).data).toMatchObject({
      status: '3',
      invalidReason: '作答只用了 7 秒，少于 14 秒',
      result: null,
    });
    const part = (await begin(member, '1', 'GAD-7')).data.id;
    expect(part).not.toBe(fast);
    await answerAll(member, part, [0, 0, 0]);
    expect((await ask(member, 'finish', { recordId: part })).msg).toContain('还有 4 题没有作答：第 4、5、6、7 题');
    expect((await sheet(member, part)).answers).toEqual({ 1: 'A', 2: 'A', 3: 'A' });
    expect((await begin(member, '1', 'GAD-7')).data.id).toBe(part);
    const left = await ask<FinishedSheet>(member, 'finish', { recordId: part, isPartial: true });
    expect(left.data).toMatchObject({ status: '3', invalidReason: '有 4 题没有作答' });
  });

  it('ten equal calls at once begin one sheet, keep one answer and hand in once', async () => {
    const id = await offer(member, '1', 'GAD-7');
    const ten = async <T>(call: string, input: Readonly<Record<string, unknown>>) =>
      Promise.all(Array.from({ length: 10 }, () => ask<T>(member, call, input)));
    const begun = await ten<{ id: string }>('begin', { appletScaleId: id });
    expect(new Set(begun.map(({ data }) => data.id)).size).toBe(1);
    const recordId = begun[0]?.data.id ?? '';
    const first = (await sheet(member, recordId)).questions[0]?.id;
    await ten('answer', { recordId, scaleDetailId: first, value: 'B' });
    const n = await town.number(
      'select count(*)::int as n from psychological_appletanswerdetail where answer_record_id = $1',
      [recordId],
    );
    expect(n).toBe(1);
    await answerAll(member, recordId, [1, 1, 1, 1, 1, 1, 1]);
    const finished = await ten('finish', { recordId });
    expect(finished.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is for grid members and those who follow up; with others it asks who answers', async () => {
    expect((await ask(await town.visit('window'), 'offered?sourceType=2')).status).toBe(403);
    expect(await offers(counsellor, '1')).toEqual({ mayAnswer: false, scales: [], open: [] });
    expect((await begin(counsellor, '2', 'PHQ-9')).msg).toContain('请填写受测人姓名');
    expect((await begin(counsellor, '2', 'PHQ-9', { personName: '孟念慈', age: 8 })).msg).toContain('12 到 90 岁');
    const { data } = await begin(counsellor, '2', 'PHQ-9', { personName: '孟念慈', age: 41, sex: '2' });
    expect((await offers(counsellor, '2')).open.map(({ id }) => id)).toEqual([data.id]);
    expect((await sheet(counsellor, data.id)).personName).toBe('孟念慈');
  });

  it('a report is read whole with a reason, which is on record', async () => {
    const id = await town.text(
      "select id::text as id from psychological_appletanswerrecord where status = '2' order by id desc limit 1",
    );
    const answerRecordId = id;
    const { getAppReport } = counsellor.client(appletfactorresult);
    const first = await getAppReport({ answerRecordId });
    expect(first.totalScore).toBe('******');
    // Of a scale with one factor its score is the total.
    expect(first.factors.map(({ rawScore, factorScore }) => [rawScore, factorScore])).toEqual(
      first.factors.map(() => ['******', '******']),
    );
    const { records } = await counsellor.client(appletfactorresult).page({ answerRecordId });
    expect(records[0]).toMatchObject({ rawScore: '******', factorScore: '******' });
    expect(typeof (await getAppReport({ answerRecordId, reason: '面询前了解情况' })).totalScore).toBe('number');
    const noted = await town.rows<{ changes: unknown }>(
      "select changes from sys_audit where action = 'reveal' and record_id = $1",
      [answerRecordId],
    );
    expect(noted).toEqual([{ changes: { field: { after: 'report' }, reason: { after: '面询前了解情况' } } }]);
  });

  it('the course of a person is read with a reason by who may see reports, and is of that person alone', async () => {
    const rows = await town.rows<{ id: string; scale: string }>(`select id::text as id, hmid::text as scale
        from psychological_appletanswerrecord where status = '2'
        order by id desc limit 3`);
    const [first, second, third] = rows;
    await town.db.query(
      `update psychological_appletanswerrecord set hmid = $2, grid_member_id = null, wechat_user_id = null,
         person_name = case when id = $3 then '别人' else '孟念慈' end, phone = '13800000001'
       where id = any($1::bigint[])`,
      [rows.map(({ id }) => id), first?.scale, third?.id],
    );
    const course = (visitor: Visitor, reason: string) =>
      visitor.post('psychological/appletfactorresult/course', { answerRecordId: first?.id, reason });
    expect(await course(counsellor, '').status()).toBe(400);
    expect(await course(await town.visit('gridmember'), '复评前了解').status()).toBe(403);
    const { data } = (await course(counsellor, '复评前了解')).body;
    expect(new Set((data as { id: string }[]).map(({ id }) => id))).toEqual(new Set([first?.id, second?.id]));
    const noted = await town.rows(
      `select 1 from sys_audit
        where action = 'reveal' and record_id = $1 and changes -> 'field' ->> 'after' = 'course'`,
      [first?.id],
    );
    expect(noted).toHaveLength(1);
  });
});
