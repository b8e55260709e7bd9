import type { AppointmentMonth } from '@lattice/api/appointmentCalls';
import { esPostInfo } from '@lattice/api/resources/scentre/esPostInfo';
import { beforeAll, expect, it } from 'vitest';
import { inEachTown } from './inTown.ts';
import { runJob } from './runJob.ts';

const PATH = 'scentre/esServiceAppointmentrecord';
/** The day on which the clock of test servers stands. */
const TODAY = '2026-11-20';
const NEXT_YEAR = Number(TODAY.slice(0, 4)) + 1;
/** A month whose working days are known: nothing but weekends is closed in it. */
const MONTH = `${NEXT_YEAR}-03`;

inEachTown('appointments on $name', { isSmall: true }, ({ town, admin, make }) => {
  let open: string[];
  const post = (row: Record<string, unknown>) => admin.post(`${PATH}/submit`, row);
  const month = async (of = MONTH) => await admin.ask(`${PATH}/month?month=${of}`).data<AppointmentMonth>();
  const service = async (quota: Record<string, unknown>) => {
    const id = await make('scentre/esServiceInfo', { canAppoint: 1, ...quota });
    await admin.post('scentre/esServiceInfo/submit', { id, status: '1' });
    return id;
  };
  const person = { personName: '汪芷莉', idCard: '110101199003070134', phone: '13812345678' };

  beforeAll(async () => {
    const { closed } = await month();
    open = Array.from({ length: 31 }, (_, at) => `${MONTH}-${String(at + 1).padStart(2, '0')}`).filter(
      (day) => !closed.includes(day),
    );
  });

  it('of 200 people who book the last 20 places at once, 20 succeed and 180 are told why', async () => {
    const serviceId = await service({ dayQuota: 30, slotQuota: 25 });
    const [day = ''] = open;
    const book = () => post({ ...person, serviceId, appointDate: day, timeSlot: '1' });
    for (let n = 0; n < 5; n += 1) expect(await book().status()).toBe(200);
    const answers = await Promise.all(Array.from({ length: 200 }, book));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(answers.length - refused.length).toBe(20);
    expect(new Set(refused.map(({ body }) => body.msg))).toEqual(
      new Set([`${day} 这个时段的预约已满（每时段 25 个），请改约其他时段`]),
    );
    const found = (await month()).services.find(({ id }) => id === serviceId);
    expect(found).toMatchObject({ dayQuota: 30, slotQuota: 25, taken: { [day]: { 1: 25 } } });
  }, 60_000);

  it('a day has its quota over all slots, and a declined appointment frees its place', async () => {
    const serviceId = await service({ dayQuota: 2 });
    const [day = '', other = ''] = open;
    const book = (timeSlot: string, appointDate = day) => post({ ...person, serviceId, appointDate, timeSlot });
    const first = await book('1').data<{ id: string }>();
    await book('2');
    expect(await book('3').msg()).toBe(`${day} 的预约已满（每日 2 个），请改约其他日期`);
    const moved = await book('3', other).data<{ id: string }>();
    expect(await post({ id: moved.id, appointDate: day }).msg()).toContain('预约已满');
    expect(await post({ id: first.id, status: '5', cancelReason: '材料不全' }).status()).toBe(200);
    expect(await post({ id: moved.id, appointDate: day }).status()).toBe(200);
    expect(await admin.post(`${PATH}/remove?ids=${moved.id}`).status()).toBe(200);
    expect(await book('4').status()).toBe(200);
    expect(await admin.post(`${PATH}/restore?ids=${moved.id}`).msg()).toContain('预约已满');
  });

  it('nothing is booked on closed and former days, nor of a service that takes no appointments', async () => {
    const serviceId = await service({ dayQuota: 5 });
    const [closed = ''] = (await month()).closed;
    const book = async (appointDate: string, of = serviceId) =>
      await post({ ...person, serviceId: of, appointDate, timeSlot: '1' }).msg();
    expect(await book(closed)).toBe(`${closed} 不办公，请改约工作日`);
    expect(await book('2020-03-02')).toBe('2020-03-02 已经过去，请改约今天或以后的日期');
    expect(await book(open[0] ?? '', await service({ dayQuota: 5, canAppoint: 0 }))).toContain('目前不接受预约');
  });

  it('confirmed people are called by numbers that nobody shares, today alone', async () => {
    const serviceId = await service({});
    const confirmed = async (appointDate: string) => {
      const { body } = await post({ ...person, serviceId, appointDate, timeSlot: '1' });
      const { id } = body.data as { id: string };
      await post({ id, status: '1' });
      return id;
    };
    const call = (id: string) => admin.post(`${PATH}/call`, { id });
    const ids = [];
    for (let n = 0; n < 10; n += 1) ids.push(await confirmed(TODAY));
    expect(await call(ids[0] ?? '').msg()).toBe('操作成功');
    const numbers = (await Promise.all(ids.map(call))).map(
      ({ body }) => (body.data as { callNumber: number }).callNumber,
    );
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await call(ids[3] ?? '').data()).toEqual({ callNumber: numbers[3] });
    const [day = ''] = open;
    const later = await confirmed(day);
    expect(await call(later).msg()).toContain('只能叫今天的号');
    expect(await post({ id: later, status: '4' }).msg()).toBe(
      `预约日期是 ${day}，当天起才能把状态从“已确认”改为“未到场”`,
    );
    expect(await post({ id: ids[5], status: '4' }).status()).toBe(200);
  });

  it('a post is out until its last day has passed, and is not published after that', async () => {
    const path = 'scentre/esPostInfo';
    const id = await make(path, { expireDate: TODAY });
    await town.db.query('update scentre_espostinfo set create_user = 1 where id = $1', [id]);
    const turn = async (row: object) => await admin.post(`${path}/submit`, { id, ...row }).msg();
    const state = async () => (await admin.client(esPostInfo).detail(id)).status;
    expect(await turn({ status: '1' })).toBe('操作成功');
    await runJob(town, 'moves');
    expect(await state()).toBe('1');
    town.pass(86_400);
    await runJob(town, 'moves');
    expect(await state()).toBe('4');
    await turn({ status: '0' });
    expect(await turn({ status: '1' })).toBe(`截止日期 ${TODAY} 已经过去，请先改为今天或以后的日期`);
    expect(await state()).toBe('0');
    expect(await turn({ expireDate: `${NEXT_YEAR}-01-31` })).toBe('操作成功');
    expect(await turn({ status: '1' })).toBe('操作成功');
  });
});
