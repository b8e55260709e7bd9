import { patrolCode } from '@lattice/api/patrolCode';
import type { PatrolWalk, WalkPoint } from '@lattice/api/patrolCalls';
import type { OwnShift } from '@lattice/api/punchCalls';
import { expect, it } from 'vitest';
import { inTown } from './inTown.ts';
import { json } from './json.ts';
import type { Visitor } from './openTown.ts';

const TIMES = 10;

inTown('ten equal calls at once on $name', {}, ({ town, admin, make }) => {
  const count = async (sql: string, id: string) => await town.number(sql, [id]);
  const ten = async (path: string, init: () => RequestInit) => {
    const answers = await Promise.all(Array.from({ length: TIMES }, () => admin.ask(path, init())));
    return answers.map(({ status }) => status);
  };
  const obeyed = (answers: readonly number[]) => answers.filter((status) => status === 200).length;
  const faults = (answers: readonly number[]) => answers.filter((status) => ![200, 400, 409].includes(status));

  it('make the units of a building once', async () => {
    const building = await make('source/buildinginfo', { unitCount: 3, floorCount: 2, housesPerFloor: 2 });
    const answers = await ten('source/buildingunit/autoSaveUnit', () => json({ buildingId: building }));
    const units = 'select count(*)::int as n from source_buildingunit where building_id = $1 and is_deleted = 0';
    expect([obeyed(answers), faults(answers), await count(units, building)]).toEqual([1, [], 3]);
  });

  it('make the buildings of a setting once', async () => {
    const setting = await make('source/communityset', {
      buildingCount: 2,
      buildingNamePrefix: '同时{n}号楼',
      unitCount: 1,
      floorCount: 1,
    });
    const answers = await ten('source/buildinginfo/autoSaveBuild', () => json({ id: setting }));
    expect([obeyed(answers), faults(answers)]).toEqual([1, []]);
  });

  it('leave menus of the top and rights of roles as one call would', async () => {
    const menus = await town.texts(
      'select id::text as v from blade_system_menu where is_deleted = 0 order by id limit 40',
    );
    const top = await make('blade-system/topmenu');
    const role = await make('blade-system/role', { roleAlias: 'equalcalls' });
    const given = { menuIds: menus.join(',') };
    const tops = await ten('blade-system/topmenu/grant', () => json({ ...given, topMenuIds: top }));
    const roles = await ten('blade-system/role/grant', () => json({ ...given, roleIds: role }));
    expect([faults(tops), faults(roles), obeyed(tops), obeyed(roles)]).toEqual([[], [], TIMES, TIMES]);
    for (const [table, column, id] of [
      ['sys_topmenu_menu', 'topmenu_id', top],
      ['sys_role_menu', 'role_id', role],
    ] as const)
      expect(await count(`select count(*)::int as n from ${table} where ${column} = $1`, id)).toBe(40);
  });

  it('choose the points of a patrol once', async () => {
    const points = (await town.texts('select id::text as v from project_patrolpoints order by id limit 3')).map(
      (pointId) => ({ pointId }),
    );
    const taskId = await make('project/patrolTask');
    const answers = await ten('project/patrolTask/patrolTaskPoints', () => json({ taskId, points }));
    const chosen = 'select count(*)::int as n from project_patroltaskpoints where task_id = $1 and is_deleted = 0';
    expect([faults(answers), await count(chosen, taskId)]).toEqual([[], 3]);
  });

  it('check in at a point of an own patrol once, by its code, near it and with what it asks for', async () => {
    const member = await town.visit('gridmember');
    const call = 'project/patrolTaskProgress/checkIn';
    const walks = async () => await member.ask('project/patrolTaskProgress/walks').data<PatrolWalk[]>();
    const [walk] = await walks();
    const [point, next] = walk?.points.filter(({ detailId }) => detailId === '') ?? [];
    if (walk === undefined || point === undefined || next === undefined) throw new Error('no patrol to walk');
    const [seen] = walk.points.filter(({ detailId }) => detailId !== '');
    await town.db.query('update project_patroltaskpoints set need_photo = 0 where task_id = $1', [walk.taskId]);
    await town.db.query('update project_patroltaskpoints set need_photo = 1 where task_id = $1 and point_id = $2', [
      walk.taskId,
      next.pointId,
    ]);
    const at = ({ pointId, lng, lat }: WalkPoint, more: object = {}) =>
      json({ progressId: walk.id, code: patrolCode(pointId), scanned: 1, lng, lat, checkResult: '1', ...more });
    const said = async (init: RequestInit, who = member) => String(await who.ask(call, init).msg());
    expect(await said(at(point), admin)).toContain('不是派给您的');
    expect(await said(at(point, { code: 'XC9999' }))).toContain('不是本次巡查的点位');
    expect(await said(at(point, { lng: '' }))).toContain('没有得到您的位置');
    expect(await said(at(point, { lat: String(Number(point.lat) + 0.001) }))).toContain('约 111 米，请走到 50 米以内');
    expect(await said(at(point, { checkResult: '3' }))).toContain('请写明异常情况');
    expect(await said(at(next))).toContain('要求拍照');
    expect(await said(at(seen ?? point))).toContain('已经打过卡');
    const answers = await Promise.all(Array.from({ length: TIMES }, () => member.ask(call, at(point))));
    const statuses = answers.map(({ status }) => status);
    expect([obeyed(statuses), faults(statuses)]).toEqual([1, []]);
    const made = `select count(*)::int as n from project_patroltaskprogressdetail d
      where progress_id = $1 and exists (select 1 from project_patrolpoints n where n.id = d.point_id)`;
    expect(await count(made, walk.id)).toBe(walk.points.length - 1);
    expect((await walks())[0]?.points.find(({ pointId }) => pointId === point.pointId)?.checkResult).toBe('1');
    await town.db.query("update project_patroltask set start_time = now() + interval '1 hour' where id = $1", [
      walk.taskId,
    ]);
    expect(await said(at(next))).toContain('现在还不能打卡');
  });

  it('end the round of the day of a patrol that comes again once, and not its plan', async () => {
    const member = await town.visit('gridmember');
    const walks = async () => await member.ask('project/patrolTaskProgress/walks').data<PatrolWalk[]>();
    const daily = (await walks()).find(({ cycleType }) => cycleType === '1');
    if (daily === undefined) throw new Error('no patrol that comes again');
    const [point] = daily.points;
    const end = (remark: string, who = member) =>
      who.post('project/patrolTaskProgress/endRound', { id: daily.id, remark });
    expect(await end('大雨').msg()).toContain('还没有打过卡');
    await town.db.query('update project_patroltaskpoints set need_photo = 0 where task_id = $1', [daily.taskId]);
    const { pointId = '', lng = '', lat = '' } = point ?? {};
    const checkIn = { progressId: daily.id, code: patrolCode(pointId), scanned: 1, lng, lat, checkResult: '1' };
    expect(await member.post('project/patrolTaskProgress/checkIn', checkIn).status()).toBe(200);
    expect(await end('大雨', admin).msg()).toContain('不是派给您的');
    expect(await end(' ').msg()).toContain('请写明原因');
    // The plan itself is not ended by who walks it.
    expect(await member.post('project/patrolTask/submit', { id: daily.taskId, status: '3' }).told()).toEqual([
      400,
      expect.stringContaining('不能由人'),
    ]);
    const answers = await Promise.all(Array.from({ length: TIMES }, () => end('大雨')));
    const statuses = answers.map(({ status }) => status);
    expect([obeyed(statuses), faults(statuses)]).toEqual([1, []]);
    const rows = await town.rows(
      `select p.status, p.missed_points as missed, p.remark, p.end_time is not null as "hasEnd", k.status as plan
        from project_patroltaskprogress p join project_patroltask k on k.id = p.task_id where p.id = $1`,
      [daily.id],
    );
    expect(rows).toEqual([{ status: '2', missed: daily.points.length - 1, remark: '大雨', hasEnd: true, plan: '2' }]);
    expect((await walks()).find(({ id }) => id === daily.id)).toMatchObject({
      status: '2',
      patrolDate: daily.patrolDate,
    });
  });

  it('clock in once, judged by the place and the hours of the shift', async () => {
    const member = await town.visit('gridmember');
    const shift = async () => await member.ask('grid/gridmemberattendancerecord/ownShift').data<OwnShift>();
    await town.db.query(
      `update grid_gridmemberattendanceset set punch_mode = '2', lng = 118.6, lat = 30.1, punch_radius = 300,
        on_time = '23:58', off_time = '23:59', early_minutes = 0, work_days = '1,2,3,4,5,6,7', holiday_rule = '2',
        absent_minutes = 2000`,
    );
    await town.db.query('delete from grid_gridmemberattendancerecord where attendance_date >= $1', [
      (await shift()).attendanceDate,
    ]);
    expect(await shift()).toMatchObject({ onTime: '23:58', isWorkday: true, next: 'on', onPunchTime: '' });
    const punch = (lng: string, who = member) =>
      who.post('grid/gridmemberattendancerecord/punch', { lng, lat: '30.1' });
    expect(await punch('').msg()).toContain('没有得到您的位置');
    expect(await punch('118.6', admin).msg()).toContain('不在任何考勤组里');
    const answers = await Promise.all(Array.from({ length: TIMES }, () => punch('118.7')));
    const statuses = answers.map(({ status }) => status);
    expect([obeyed(statuses), faults(statuses)]).toEqual([1, []]);
    expect(await shift()).toMatchObject({ next: 'off', onResult: '5', offPunchTime: '' });
    town.pass(60);
    expect(await punch('118.601').status()).toBe(200);
    expect(await shift()).toMatchObject({ onResult: '5', offResult: '3' });
    const rows = await town.rows(
      `select attendance_result as verdict from grid_gridmemberattendancerecord
        where attendance_date = $1 and grid_member_id = any($2::bigint[])`,
      [(await shift()).attendanceDate, member.records],
    );
    expect(rows).toEqual([{ verdict: '2' }]);
  });

  it('work out a report once, and open one account of a name', async () => {
    const [record = ''] = await town.texts(
      'select id::text as v from psychological_appletanswerrecord where is_deleted = 0 order by id limit 1',
    );
    await town.db.query('delete from psychological_appletfactorresult where answer_record_id = $1', [record]);
    const reports = await ten('psychological/appletfactorresult/getAppReport', () => json({ answerRecordId: record }));
    const twice = `select count(*)::int as n from (select factor_group_id from psychological_appletfactorresult
      where answer_record_id = $1 and is_deleted = 0 group by factor_group_id having count(*) > 1) x`;
    expect([faults(reports), await count(twice, record)]).toEqual([[], 0]);
    const query = new URLSearchParams({
      tenantId: '000000',
      name: '李雷',
      account: 'equalcalls',
      oauthId: 'equal',
      password: 'Feng-Qiao#2027',
    });
    const guests = await ten(`blade-user/register-guest?${query}`, () => ({ method: 'POST' }));
    expect([obeyed(guests), faults(guests)]).toEqual([1, []]);
  });
});

inTown('what handlers are told of other areas on $name', {}, ({ town }) => {
  it('points and members that the caller does not see are not chosen for a patrol', async () => {
    const leader = await town.visit('gridleader');
    const admin = await town.visit('admin');
    const idsIn = async (visitor: Visitor, path: string) => {
      const { body } = await visitor.ask(`${path}/page?current=1&size=200`);
      return ((body.data as { records?: { id: string }[] } | null)?.records ?? []).map(({ id }) => id);
    };
    const members = await idsIn(leader, 'grid/gridmember');
    const intoGrid = async (table: string) =>
      town.db.query<{ id: string }>(
        `update ${table} set gridding_id = (select gridding_id from grid_gridmember where id = $1), status = '0'
          where id = (select min(id) from ${table} where is_deleted = 0) returning id::text as id`,
        [members[0]],
      );
    await intoGrid('project_patrolpoints');
    const { rows } = await intoGrid('project_patroltask');
    const points = await idsIn(leader, 'project/patrolPoints');
    const taskId = rows[0]?.id ?? '';
    const strange = (await idsIn(admin, 'project/patrolPoints')).find((id) => !points.includes(id)) ?? '';
    const stranger = (await idsIn(admin, 'grid/gridmember')).find((id) => !members.includes(id)) ?? '';
    expect([strange, stranger]).not.toContain('');
    const choose = (point: object) => leader.post('project/patrolTask/patrolTaskPoints', { taskId, points: [point] });
    expect(await choose({ pointId: strange }).data()).toMatchObject({ issues: [{ field: 'pointId' }] });
    expect(await choose({ pointId: points[0], gridMemberId: stranger }).data()).toMatchObject({
      issues: [{ field: 'gridMemberId' }],
    });
    expect(await choose({ pointId: points[0], gridMemberId: members[0] }).msg()).toBe('操作成功');
  });
});
