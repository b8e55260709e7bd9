import { articlewechatmass } from '@lattice/api/resources/cms/articlewechatmass';
import { messageMain } from '@lattice/api/resources/cms/messageMain';
import { event } from '@lattice/api/resources/event/event';
import { devWarnRecord } from '@lattice/api/resources/dispatch/devWarnRecord';
import { recorddispatch } from '@lattice/api/resources/dispatch/recorddispatch';
import { license } from '@lattice/api/resources/krd/license';
import { patrolTask } from '@lattice/api/resources/project/patrolTask';
import type { MadeBuildings } from '@lattice/api/generationCalls';
import { buildinginfo } from '@lattice/api/resources/source/buildinginfo';
import { buildingunit } from '@lattice/api/resources/source/buildingunit';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import { expect, it } from 'vitest';
import { obeyed } from './atOnce.ts';
import { inEachTown } from './inTown.ts';

inEachTown('what follows from a write on $name', { isSmall: true }, ({ town, admin }) => {
  const { make, one, submit } = town;

  it('a patrol opens the progress of its executors once it has points', async () => {
    const member = await make('grid/gridmember', { phone: '15912340004' });
    const task = await make('project/patrolTask', { gridMemberIds: member });
    expect(await submit('project/patrolTask', { id: task, status: '1' }).msg()).toContain('请先为任务选择巡查点位');
    const points = [await make('project/patrolPoints'), await make('project/patrolPoints')].map((pointId, i) => ({
      pointId,
      sort: i + 1,
      planTime: '08:30',
    }));
    expect(await admin.client(patrolTask).patrolTaskPoints({ taskId: task, points })).toEqual({ pointCount: 2 });
    expect(await submit('project/patrolTask', { id: task, status: '1' }).status()).toBe(200);
    expect(await admin.client(patrolTask).detail(task)).toMatchObject({ pointCount: 2, progressRate: 0, status: '1' });
    expect(await admin.ask(`project/patrolTaskProgress/page?taskId=${task}`).data()).toMatchObject({
      total: 1,
      records: [{ totalPoints: 2, gridMemberId: member }],
    });
    expect(await admin.ask('project/patrolTaskProgress/report').data()).toMatchObject({
      records: [{ taskCount: 1, totalPoints: 2, checkRate: 0 }],
    });
  });

  it('an exam has no result until it has a score, which a result asks for', async () => {
    const exam = await make('project/AccountantExams', { fullScore: 100, passScore: 60 });
    const told = async () => await admin.ask(`project/AccountantExams/detail?id=${exam}`).data();
    expect(await told()).toMatchObject({ status: '0', passed: null });
    expect(await submit('project/AccountantExams', { id: exam, status: '1' }).status()).toBe(400);
    expect(await submit('project/AccountantExams', { id: exam, status: '1', score: 101 }).status()).toBe(400);
    expect(await submit('project/AccountantExams', { id: exam, status: '1', score: 59 }).status()).toBe(200);
    expect(await told()).toMatchObject({ status: '1', score: 59, passed: 0 });
    expect(await submit('project/AccountantExams', { id: exam, score: 60 }).status()).toBe(200);
    expect(await told()).toMatchObject({ passed: 1 });
  });

  it('a register marks the person that it names, while the person is in it', async () => {
    const person = await make('source/populationinfo');
    const entry = await make('source/keypersonneldrug', { populationId: person });
    await make('source/keypersonnelaids', { populationId: person });
    expect((await admin.client(populationinfo).detail(person)).personType).toBe('01,10');
    await submit('source/keypersonneldrug', { id: entry, manageStatus: '2' });
    expect((await admin.client(populationinfo).detail(person)).personType).toBe('10');
    const whole = await admin.client(populationinfo).getPopulationdetail({ id: person });
    expect(whole.registers['source/keypersonneldrug']).toHaveLength(1);
    const { total } = await admin.client(populationinfo).getDispatchKeyPopulationPage({ personType: '10' });
    expect(total).toBe(1);
  });

  it('a setting makes buildings with units and houses, once', async () => {
    const setting = {
      buildingCount: 2,
      buildingNamePrefix: '枫桥',
      unitCount: 2,
      unitNameRule: '{n}单元',
      floorCount: 3,
      housesPerFloor: 2,
      houseNoRule: '1',
      undergroundFloors: 0,
      startFloor: 1,
      skipFloors: '',
    };
    const set = await make('source/communityset', setting);
    const plan = await admin.client(buildinginfo).getBuildingStructureAuto({ id: set });
    expect(plan.units.map((unit) => unit.floors.flatMap((floor) => floor.houses).length)).toEqual([6, 6]);
    expect(await admin.client(buildinginfo).autoSaveBuild({ id: set })).toEqual({
      buildingCount: 2,
      unitCount: 4,
      houseCount: 24,
    });
    const made = async () => await admin.ask(`source/communityset/made?id=${set}`).data();
    const undo = async () => (await admin.post('source/communityset/undo', { id: set })).body;
    expect(await made()).toEqual({ buildingCount: 2, unitCount: 4, houseCount: 24, obstacles: [] });
    const undone = await Promise.all(Array.from({ length: 10 }, undo));
    expect(undone.filter(({ success }) => success)).toHaveLength(1);
    expect((await admin.client(buildinginfo).page({ buildingName: '枫桥' })).total).toBe(0);
    await admin.client(buildinginfo).autoSaveBuild({ id: set });
    expect((await admin.client(buildinginfo).page({ buildingName: '枫桥' })).total).toBe(2);
    expect(await admin.post('source/buildinginfo/autoSaveBuild', { id: set }).msg()).toContain('已经生成过');
    const [building] = (await admin.client(buildinginfo).page({ buildingName: '枫桥1栋' })).records;
    const again = await make('source/communityset', { ...setting, communityId: building?.communityId });
    expect(await admin.post('source/buildinginfo/autoSaveBuild', { id: again }).msg()).toContain('“枫桥2栋”');
    const front = await admin.client(buildinginfo).getBuildingStructure({ id: building?.id ?? '' });
    expect(front.units[0]?.floors.map((floor) => floor.houses.map((house) => house.houseNo))).toEqual([
      ['301', '302'],
      ['201', '202'],
      ['101', '102'],
    ]);
    const house = front.units[0]?.floors[0]?.houses[0]?.id ?? '';
    const person = await make('source/populationinfo');
    await make('source/housepopulationintermediate', { houseId: house, populationId: person });
    expect(
      (await admin.client(buildinginfo).getBuildingStructure({ id: building?.id ?? '' })).units[0]?.floors[0]
        ?.houses[0],
    ).toMatchObject({ residentCount: 1, keyPersonCount: 0 });
    expect((await admin.client(populationinfo).detail(person)).houseId).toBe(house);
    expect(((await made()) as MadeBuildings).obstacles).toContain('仍被实有人口 1 条引用');
    expect((await undo()).msg).toContain('不能撤销生成');
    expect(await admin.client(buildingunit).autoSaveUnit({ buildingId: building?.id ?? '', unitCount: 3 })).toEqual({
      unitCount: 1,
      houseCount: 6,
    });
    expect(
      (await admin.client(buildingunit).page({ buildingId: building?.id ?? '', unitNo: 1 })).records[0],
    ).toMatchObject({ houseCount: 6, residentCount: 1, griddingId: building?.griddingId });
  });

  it('the first post of a grid is its leader, and one link of a member is the main one', async () => {
    const free = await town.db.query<{ id: string }>(
      `select g.id::text
        from grid_grid g
        where g.grid_level = '3' and not exists (select 1 from grid_gridmemberintermediate i where i.gridding_id = g.id)
        order by g.id limit 2`,
    );
    const [a = '', b = ''] = free.rows.map(({ id }) => id);
    const member = await make('grid/gridmember', { griddingId: a });
    await make('grid/gridmemberintermediate', { griddingId: a, gridMemberId: member, memberPost: '4', isMain: 1 });
    await make('grid/gridmemberintermediate', { griddingId: b, gridMemberId: member, memberPost: '1', isMain: 1 });
    expect(await admin.ask(`grid/grid/detail?id=${b}`).data()).toMatchObject({ principalId: member, memberCount: 1 });
    expect(await admin.ask(`grid/grid/getGridByGridmember?gmId=${member}`).data()).toMatchObject([{ id: b }]);
    expect(await admin.ask(`grid/grid/getGridMemberMoreGridList?gridMemberId=${member}`).data()).toMatchObject([
      { id: b, isMain: 1, memberPost: '1' },
      { id: a, isMain: 0 },
    ]);
    expect(await admin.ask('grid/gridmember/getMorePersonList').data()).toMatchObject([{ id: member, gridCount: 2 }]);
  });

  it('a sent message reaches its people, and a recalled one those who read it alone', async () => {
    const dept = await one<{ id: string }>('select id::text as id from blade_system_dept limit 1');
    const message = await make('cms/messageMain', { receiverType: '2', receiverIds: [dept?.id], channels: '1' });
    expect(await submit('cms/messageMain', { id: message, status: '2' }).msg()).toBe('操作成功');
    const sent = await admin.client(messageMain).detail(message);
    expect(Number(sent.totalCount)).toBeGreaterThan(0);
    await submit('cms/messageMain', { id: message, status: '3' });
    expect((await admin.client(messageMain).detail(message)).totalCount).toBe(0);
  });

  it('dispatch notes what it sends, and says when no platform is there', async () => {
    // A small town has fewer people than are too many for a room of this server.
    await town.db.query(
      `insert into blade_user (id, tenant_id, account, real_name, is_deleted)
        select 990000 + n, '000000', 'crowd' || n, '参会人', 0 from generate_series(1, 7) as n`,
    );
    const people = await town.rows<{ id: string }>('select id::text as id from blade_user limit 7');
    const users = people
      .slice(0, 2)
      .map((person) => person.id)
      .join(',');
    const crowd = people.map((person) => person.id).join(',');
    const { total, id } = await admin
      .client(recorddispatch)
      .pushMessage({ sendType: '1', userIds: users, sendMess: '集合', lon: '118.6', lat: '30.1' });
    expect(total).toBe(2);
    expect(await admin.client(recorddispatch).detail(id)).toMatchObject({
      status: '1',
      sendMess: '集合',
      sendUserName: '系统管理员',
    });
    expect(
      await admin.post('dispatch/recorddispatch/startVideoconferencing', { roomName: '会商', userIds: crowd }).msg(),
    ).toContain('尚未配置视频会议平台');
    expect(await one("select status from dispatch_recorddispatch where room_name = '会商'")).toEqual({ status: '2' });
    await make('dispatch/dispatchdevlogin', {
      platformType: '3',
      serverUrl: 'https://meet.example.org',
      port: 8443,
      isEnabled: 1,
    });
    expect(
      await admin.client(recorddispatch).startVideoconferencing({ roomName: '会商', userIds: users }),
    ).toMatchObject({ url: expect.stringMatching(/^https:\/\/meet\.example\.org:8443\/\d{6}$/) as string });
    const warning = await make('dispatch/devWarnRecord');
    expect(await admin.client(devWarnRecord).batchReleaseWarn({ ids: warning, releaseRemark: '误触' })).toEqual({
      count: 1,
    });
    expect(await admin.client(devWarnRecord).detail(warning)).toMatchObject({ status: '2', releaseRemark: '误触' });
    expect(await admin.post('dispatch/devWarnRecord/batchReleaseWarn', { ids: warning }).status()).toBe(400);
    const deviceId = await make('dispatch/warnDevice', { phone: '15912345670' });
    const smoke = await make('dispatch/devWarnRecord', { deviceId, warnContent: '烟雾浓度超限' });
    const turn = (more: Record<string, unknown> = {}) =>
      admin.post('dispatch/devWarnRecord/batchReleaseWarn', { ids: smoke, status: '4', ...more });
    expect(await turn().data()).toEqual({ issues: [{ field: 'eventCategoryId', rule: 'choose' }] });
    const eventCategoryId = await make('event/eventcategory');
    expect(await obeyed(10, () => turn({ eventCategoryId }))).toBe(1);
    const turned = await admin.client(devWarnRecord).detail(smoke);
    expect(turned.status).toBe('4');
    expect(await admin.client(event).detail(turned.eventId)).toMatchObject({
      categoryId: eventCategoryId,
      eventfrom: '3',
      eventDesc: '烟雾浓度超限',
      warnRecordId: smoke,
      griddingId: expect.stringMatching(/^\d+$/) as string,
    });
    expect(await one('select count(*)::int as n from event_event where warn_record_id is not null')).toEqual({ n: 1 });
    const mass = await make('cms/articlewechatmass');
    await town.db.query('update cms_articlewechatmass set create_user = 1 where id = $1', [mass]);
    expect(await admin.client(articlewechatmass).sendWechatMass({ id: mass })).toMatchObject({ id: mass });
    expect((await one<{ n: number }>("select count(*)::int as n from sys_outbox where channel = 'wechat'"))?.n).toBe(1);
  });

  it('a licence is taken once signed, and refused when it was touched', async () => {
    expect((await admin.client(license).getLicenseInfo()).status).toBe('0');
    const { content, fileName } = await admin.client(license).generate();
    const upload = (text: string) => admin.client(license).uploadLicense({ file: new File([text], fileName) });
    await expect(upload(content.replace(/\n(.)/, (_, c: string) => `\n${c === 'A' ? 'B' : 'A'}`))).rejects.toThrow(
      '授权文件无效',
    );
    expect(await upload(content)).toMatchObject({ status: '1', licenseType: '2', remainDays: 365 });
    town.pass(360 * 86_400);
    expect((await (await town.ask('krd/license/getLicenseInfo')).json()) as object).toMatchObject({
      data: { status: '2', remainDays: 5 },
    });
    town.pass(-360 * 86_400);
  });
});
