import type { ActivityCode, CodedActivity, VolunteerStep, VolunteerTurn } from '@lattice/api/volunteerCalls';
import { beforeAll, expect, it } from 'vitest';
import { idCard } from '@lattice/server/town/idCards';
import { inTown } from './inTown.ts';

const ACTIVITIES = 'project/volunteActivities';
const PHONE = '15912340007';
const cards = [2, 4].map((order) => idCard('980102', '1990-03-07', order)) as [string, string];
const tails = cards.map((card) => card.slice(-4));

inTown('volunteers with the code of an activity on $name', { isSmall: true }, ({ town, admin, manager }) => {
  let helper: string;
  beforeAll(async () => {
    helper = await volunteer(PHONE, cards[0]);
  });

  /** A moment some minutes from now, as forms write it. */
  const at = (minutes: number) =>
    new Date(town.now().getTime() + minutes * 60_000 + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
  const volunteer = async (phone: string, card: string) => {
    const id = await town.make('project/Volunteer', { phone, idCard: card, volunteerName: '温如意' });
    await manager.post(`project/Volunteer/updateStatus?id=${id}&status=1`);
    return id;
  };
  /** An activity that recruits for an hour, begins in two hours and lasts two. */
  const activity = async (more = {}) => {
    const id = await town.make(ACTIVITIES, {
      activityName: '河道清洁',
      startTime: at(120),
      endTime: at(240),
      signUpDeadline: at(60),
      recruitCount: 5,
      serviceHours: 2,
      rewardPoints: 6,
      ...more,
    });
    await town.submit(ACTIVITIES, { id, status: '1' });
    const [found] = await admin.post(`${ACTIVITIES}/codes`, { ids: id }).data<ActivityCode[]>();
    return { id, code: found?.code ?? '' };
  };
  const anybody = async <T>(call: string, input: object) => {
    const response = await town.post(`${ACTIVITIES}/${call}`, {}, input);
    const answer = (await response.json()) as { msg: string; data: T };
    return { status: response.status, ...answer };
  };
  const step = async (code: string, name: VolunteerStep, more = {}) =>
    anybody<VolunteerTurn>('guestStep', { code, step: name, phone: PHONE, idTail: tails[0], ...more });
  /** The manager, whose session may have ended meanwhile. */
  const decide = async (call: string) => (await town.visit('manager')).post(`project/volunteRecord/${call}`);
  const permit = async (record: string, to = '1') =>
    decide(`updatePermitStatus?id=${record}&permitStatus=${to}${to === '2' ? '&permitRemark=x' : ''}`);
  const recordOf = async (id: string) =>
    (await town.one<{ id: string }>(
      "select id::text as id from project_volunterecord where activity_id = $1 and status <> '5'",
      [id],
    ))!.id;

  it('are refused with a code of nothing, a proof of nobody, no place left, and who has not signed up', async () => {
    const { code } = await activity({ recruitCount: 1, startTime: at(30), endTime: at(90), signUpDeadline: at(20) });
    expect((await step('AAAA2222', 'look')).msg).toContain('签到码不正确');
    expect((await step(code, 'signUp', { idTail: '999X' })).msg).toContain('没有找到审核通过的志愿者');
    expect((await step(code, 'checkIn')).msg).toContain('没有报名');
    await volunteer('15912340008', cards[1]);
    expect((await step(code, 'signUp', { phone: '15912340008', idTail: tails[1] })).status).toBe(200);
    expect((await step(code, 'signUp')).msg).toContain('名额已满');
    const draft = await town.make(ACTIVITIES, { recruitCount: 1 });
    const [hidden] = await admin.post(`${ACTIVITIES}/codes`, { ids: draft }).data<ActivityCode[]>();
    expect((await step(hidden?.code ?? '', 'look')).msg).toContain('签到码不正确');
    // Whoever may not change activities gets no code of them.
    expect(await (await town.visit('gridman')).post(`${ACTIVITIES}/codes`, { ids: draft }).status()).toBe(403);
    const tries: number[] = [];
    for (let n = 0; n < 11; n += 1)
      tries.push((await step(code, 'look', { phone: '15912340009', idTail: '000X' })).status);
    expect(tries.at(-1)).toBe(429);
  });

  it('check in where the activity is, with the code that is on the screen there', async () => {
    const place = { lng: 118.75, lat: 30.16 };
    /** About 111 metres a thousandth of a degree. */
    const north = (degrees: number) => ({ ...place, lat: place.lat + degrees });
    const { id, code } = await activity({
      ...place,
      liveCode: 1,
      startTime: at(30),
      endTime: at(90),
      signUpDeadline: at(20),
    });
    await step(code, 'signUp');
    await permit(await recordOf(id));
    const onScreen = async () =>
      (await (await town.visit('admin')).post(`${ACTIVITIES}/codes`, { ids: id }).data<ActivityCode[]>())[0]?.end ?? '';
    const open = async (text: string) => (await anybody<CodedActivity>('guestActivity', { code: text })).data;
    expect(await open(code)).toMatchObject({ radius: 500, isLive: true, ticket: '' });
    expect(Object.keys(await open(code))).not.toContain('secret');
    expect((await step(code, 'checkIn', place)).msg).toContain('每分钟更换的二维码');
    const end = await onScreen();
    town.pass(60);
    expect(await onScreen()).not.toBe(end);
    const { ticket } = await open(`${code}-${end.toLowerCase()}`);
    town.pass(60);
    expect((await open(`${code}-${end}`)).ticket).toBe('');
    expect((await step(code, 'checkIn', { ...place, ticket: `${ticket}x` })).msg).toContain('每分钟更换的二维码');
    expect((await step(code, 'checkIn', { ticket })).msg).toContain('没有得到您的位置');
    expect((await step(code, 'checkIn', { ticket, ...north(0.01) })).msg).toContain('约 1112 米，请走到 500 米以内');
    const ins = await Promise.all([1, 2].map(async () => step(code, 'checkIn', { ticket, ...north(0.004) })));
    expect(ins.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
    town.pass(9 * 60);
    const kept = await step(code, 'checkOut', { ticket, ...place });
    expect(kept.msg).toContain('开始');
    town.pass(20 * 60);
    expect((await step(code, 'checkOut', { ticket, ...place })).msg).toContain('每分钟更换的二维码');
    const next = await open(`${code}-${await onScreen()}`);
    const parameter = { paramName: '签到距离', paramKey: 'volunteer.checkInMetres', paramValue: '2000' };
    await (await town.visit('admin')).post('blade-system/param/submit', parameter);
    expect((await step(code, 'checkOut', { ticket: next.ticket, ...north(0.01) })).data.status).toBe('2');
  });

  it('sign up, check in and out in time, once each, and their hours and points follow', async () => {
    const { id, code } = await activity();
    expect(code).toMatch(/^[2-9A-Z]{8}$/);
    const seen = (await anybody<CodedActivity>('guestActivity', { code: code.toLowerCase() })).data;
    expect(seen).toMatchObject({ id, activityName: '河道清洁', steps: ['look', 'signUp', 'cancel'], signedCount: 0 });
    expect(Object.keys(seen)).not.toContain('tenantId');
    expect((await step(code, 'checkIn')).msg).toContain('开始前一小时起可以签到');
    expect((await step(code, 'signUp')).data).toMatchObject({
      volunteerName: '温**',
      status: '0',
      permitStatus: '0',
      serviceHours: null,
    });
    expect((await step(code, 'signUp')).msg).toContain('已经报名');
    expect((await step(code, 'cancel')).data.status).toBe('5');
    const again = await Promise.all([1, 2, 3].map(async () => step(code, 'signUp')));
    expect(again.filter(({ status }) => status === 200)).toHaveLength(1);
    town.pass(70 * 60);
    expect((await step(code, 'signUp')).msg).toContain('截止');
    expect((await step(code, 'checkIn')).msg).toContain('还没有审批');
    expect((await step(code, 'checkOut')).msg).toContain('开始');
    const record = await recordOf(id);
    await permit(record, '2');
    expect((await step(code, 'checkIn')).msg).toContain('没有通过');
    await permit(record);
    const ins = await Promise.all([1, 2, 3].map(async () => step(code, 'checkIn')));
    expect(ins.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(ins.find(({ status }) => status === 400)?.msg).toContain('不用重复签到');
    town.pass(150 * 60);
    expect((await step(code, 'cancel')).msg).toContain('不能再取消');
    expect((await step(code, 'checkOut')).data).toMatchObject({ status: '2', serviceHours: 2, points: 0 });
    expect((await step(code, 'checkOut')).msg).toContain('不用重复签退');
    expect((await decide(`updateStatus?id=${record}&status=3`)).status).toBe(200);
    expect((await step(code, 'look')).data).toMatchObject({ status: '3', points: 6, totalHours: 2, starLevel: 0 });
    expect(
      await town.one('select approved_points as points from project_pointsapplication where applicant_id = $1', [
        helper,
      ]),
    ).toEqual({ points: 6 });
    town.pass(200 * 60);
    expect((await step(code, 'checkOut')).msg).toContain('结束后两小时内');
  });
});
