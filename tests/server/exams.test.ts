import { accountantExams } from '@lattice/api/resources/project/AccountantExams';
import { beforeAll, expect, it } from 'vitest';
import { inTown } from './inTown.ts';
import type { Visitor } from './openTown.ts';

const PATH = 'project/AccountantExams';
const DAY = 86_400;

inTown('the examinations of accountants on $name', {}, ({ town }) => {
  let finance: Visitor;

  beforeAll(async () => {
    finance = await town.visit('finance');
  });

  const post = async (row: object) => (await finance.post(`${PATH}/submit`, row)).body;
  const dayIn = (days: number) =>
    new Date(town.now().getTime() + (8 * 3600 + days * DAY) * 1000).toISOString().slice(0, 10);
  const exam = async (examDate: string, more: object = {}) => {
    const id = await town.text(
      'select id::text as id from project_accountant where is_deleted = 0 order by id limit 1',
    );
    return post({
      examName: '继续教育考试',
      accountantId: id,
      examType: '1',
      examYear: Number(examDate.slice(0, 4)),
      examDate,
      fullScore: 100,
      passScore: 60,
      ...more,
    });
  };
  const idOf = ({ data }: { data?: unknown }) => (data as { id: string }).id;

  it('have a result from their day on, never before', async () => {
    const day = dayIn(2);
    const id = idOf(await exam(day));
    const stored = async () => finance.client(accountantExams).detail(id);
    for (const move of [{ status: '1', score: 88 }, { status: '2' }])
      expect((await post({ id, ...move })).msg).toBe(
        `考试日期是 ${day}，当天起才能把状态从“待考”改为“${move.status === '1' ? '已出分' : '缺考'}”`,
      );
    expect((await post({ id, score: 88 })).msg).toBe(`考试日期是 ${day}，当天起才能有成绩或缺考`);
    expect(await stored()).toMatchObject({ status: '0', score: null });
    town.pass(2 * DAY);
    finance = await town.visit('finance');
    expect((await post({ id, status: '1', score: 88 })).msg).toBe('操作成功');
    expect(await stored()).toMatchObject({ status: '1', passed: 1 });
    const later = dayIn(30);
    expect((await post({ id, examDate: later })).msg).toBe(`考试日期是 ${later}，当天起才能有成绩或缺考`);
  });

  it('are not entered with a result before', async () => {
    const later = dayIn(30);
    expect((await exam(later, { score: 70 })).msg).toBe(`考试日期是 ${later}，当天起才能有成绩或缺考`);
  });
});
