import { leave as leaveProcess } from '@lattice/api/resources/blade-desk/process/leave';
import { gridmemberleaveapproval } from '@lattice/api/resources/grid/gridmemberleaveapproval';
import { patrolTask } from '@lattice/api/resources/project/patrolTask';
import { expect, it } from 'vitest';
import { inTown } from './inTown.ts';

inTown('side effects on $name', { isSmall: true }, ({ town, admin, make }) => {
  const submit = (path: string, row: Record<string, unknown>) => admin.post(`${path}/submit`, row);

  it('a new grid member is linked to the grid, a moved one to the new grid, and a removed one to none', async () => {
    const [a = '', b = ''] = (
      await town.rows<{ id: string }>("select id from grid_grid where grid_level = '3' order by id limit 2")
    ).map((row) => row.id);
    const member = await make('grid/gridmember', { griddingId: a, memberPost: '1', entryDate: '2026-01-05' });
    const links = () =>
      town.rows(
        `select gridding_id as grid, is_main as main, member_post as post, start_date as since
          from grid_gridmemberintermediate
          where grid_member_id = $1 and is_deleted = 0
          order by id`,
        [member],
      );
    expect(await links()).toEqual([{ grid: a, main: 1, post: '1', since: '2026-01-05' }]);
    expect(await admin.ask(`grid/grid/detail?id=${a}`).data()).toMatchObject({ principalId: member, memberCount: 1 });
    await submit('grid/gridmember', { id: member, duties: '巡查' });
    expect(await links()).toHaveLength(1);
    await submit('grid/gridmember', { id: member, griddingId: b });
    expect(await links()).toMatchObject([
      { grid: a, main: 0 },
      { grid: b, main: 1 },
    ]);
    expect(await admin.post(`grid/gridmember/remove?ids=${member}`).msg()).toBe('操作成功');
    expect(await links()).toEqual([]);
    expect(await admin.post('grid/gridmember/restore?ids=' + member).msg()).toBe('操作成功');
    expect(await links()).toMatchObject([{ grid: a }, { grid: b, main: 1 }]);
  });

  it('a granted leave is in the attendance of its working days and the member’s state, until the return', async () => {
    const [grid = ''] = (
      await town.rows<{ id: string }>("select id from grid_grid where grid_level = '3' order by id limit 1")
    ).map((row) => row.id);
    const [user] = await town.rows<{ id: string }>("select id::text as id from blade_user where account = 'gridman'");
    const member = await make('grid/gridmember', { griddingId: grid, workState: '1', userId: user?.id });
    const set = await make('grid/gridmemberattendanceset', {
      gridMemberIds: member,
      workDays: '1,2,3,4,5',
      isEnabled: 1,
    });
    const absent = await make('grid/gridmemberattendancerecord', {
      gridMemberId: member,
      griddingId: grid,
      setId: set,
      attendanceDate: '2026-11-19',
      attendanceResult: '3',
    });
    const leave = await make('grid/gridmemberleaveapproval', {
      gridMemberId: member,
      leaveType: '1',
      startTime: '2026-11-19 00:00:00',
      endTime: '2026-11-25 00:00:00',
      leaveDays: 99,
    });
    /** A request that another made, on which the administrator may decide. */
    const fromOthers = (id: string) =>
      town.db.query('update grid_gridmemberleaveapproval set create_user = 1 where id = $1', [id]);
    const days = () =>
      town.rows<{ id: string; day: string; result: string }>(
        `select id, attendance_date as day, attendance_result as result
          from grid_gridmemberattendancerecord
          where leave_id = $1 and is_deleted = 0
          order by attendance_date`,
        [leave],
      );
    expect((await admin.client(gridmemberleaveapproval).detail(leave)).leaveDays).toBe(4);
    const requested = (startTime: string, endTime: string) => admin.client(leaveProcess).days({ startTime, endTime });
    expect(await requested('2026-11-19 00:00:00', '2026-11-25 00:00:00')).toEqual({ days: 4 });
    expect(await requested('2026-11-21 08:30', '2026-11-22 17:30')).toEqual({ days: 0 });
    await expect(requested('2026-11-25 08:30', '2026-11-19 17:30')).rejects.toThrow('结束时间不能早于开始时间');
    await expect(requested('', 'soon')).rejects.toThrow('请选择开始时间');
    expect(await days()).toEqual([]);
    expect(await submit('grid/gridmemberleaveapproval', { id: leave, leaveStatus: '2' }).data()).toMatchObject({
      issues: [{ rule: 'moveOwn' }],
    });
    await fromOthers(leave);
    expect(await submit('grid/gridmemberleaveapproval', { id: leave, leaveStatus: '2' }).msg()).toBe('操作成功');
    expect((await admin.client(gridmemberleaveapproval).detail(leave)).leaveStatus).toBe('2');
    expect((await days()).map(({ day, result }) => `${day} ${result}`)).toEqual([
      '2026-11-19 4',
      '2026-11-20 4',
      '2026-11-23 4',
      '2026-11-24 4',
    ]);
    expect((await days())[0]?.id).toBe(absent);
    const state = () => town.rows('select work_state as state from grid_gridmember where id = $1', [member]);
    expect(await state()).toEqual([{ state: '4' }]);
    expect(await town.rows("select 1 from cms_messagemain where message_title = '请假已同意'")).toHaveLength(1);
    expect(await submit('grid/gridmemberleaveapproval', { id: leave, leaveStatus: '5' }).msg()).toBe('操作成功');
    expect((await days()).map(({ day }) => day)).toEqual(['2026-11-19', '2026-11-20']);
    expect(await state()).toEqual([{ state: '1' }]);
    const refused = await make('grid/gridmemberleaveapproval', {
      gridMemberId: member,
      startTime: '2026-12-01 00:00:00',
      endTime: '2026-12-02 00:00:00',
    });
    const weekend = { id: refused, startTime: '2026-11-28 08:30:00', endTime: '2026-11-29 17:30:00' };
    expect(await submit('grid/gridmemberleaveapproval', weekend).msg()).toContain('不需要请假');
    await make('blade-system/param', { paramKey: 'workingHours.daysOn', paramValue: '2026-11-28' });
    await submit('grid/gridmemberleaveapproval', weekend);
    expect((await admin.client(gridmemberleaveapproval).detail(refused)).leaveDays).toBe(1);
    await fromOthers(refused);
    await submit('grid/gridmemberleaveapproval', { id: refused, leaveStatus: '3', approveOpinion: '人手不足' });
    expect(await town.rows("select 1 from cms_messagemain where message_title = '请假未同意'")).toHaveLength(1);
  });

  it('check-ins move points, progress and patrol', async () => {
    const member = await make('grid/gridmember');
    const task = await make('project/patrolTask', {
      gridMemberIds: member,
      cycleType: '0',
      startTime: '2026-11-20 08:00:00',
      endTime: '2026-11-20 20:00:00',
    });
    const [first, second] = [
      await make('project/patrolPoints', { lng: '118.6', lat: '30.1', checkRadius: 50 }),
      await make('project/patrolPoints', { lng: '118.7', lat: '30.1' }),
    ];
    await admin
      .client(patrolTask)
      .patrolTaskPoints({ taskId: task, points: [first, second].map((pointId, i) => ({ pointId, sort: i + 1 })) });
    expect(await submit('project/patrolTask', { id: task, status: '1' }).msg()).toBe('操作成功');
    const [progress] = await town.rows<{ id: string }>('select id from project_patroltaskprogress where task_id = $1', [
      task,
    ]);
    const checkIn = (pointId: string, more: Record<string, unknown>) =>
      make('project/patrolTaskProgressDetail', {
        progressId: progress?.id,
        taskId: task,
        pointId,
        gridMemberId: member,
        ...more,
      });
    const states = () =>
      town.rows<{
        task: string;
        progress: string;
        points: string;
        checked: number;
        abnormal: number;
        duration: number | null;
      }>(
        `select k.status as task, p.status as progress, (select string_agg(c.status, '' order by c.sort)
            from project_patroltaskpoints c where c.task_id = k.id and c.is_deleted = 0) as points,
          p.checked_points as checked, p.abnormal_count as abnormal, p.duration
         from project_patroltask k join project_patroltaskprogress p on p.task_id = k.id where k.id = $1`,
        [task],
      );
    const near = await checkIn(first, {
      checkTime: '2026-11-20 08:30:00',
      checkResult: '1',
      lng: '118.6001',
      lat: '30.1',
    });
    expect(
      await town.rows('select distance, in_range as near from project_patroltaskprogressdetail where id = $1', [near]),
    ).toEqual([{ distance: 10, near: 1 }]);
    expect(await states()).toMatchObject([{ task: '2', progress: '1', points: '10', checked: 1, abnormal: 0 }]);
    await checkIn(second, { checkTime: '2026-11-20 09:15:00', checkResult: '3' });
    expect(await states()).toEqual([{ task: '3', progress: '2', points: '12', checked: 2, abnormal: 1, duration: 45 }]);
    const history = await town.rows<{ path: string }>(
      `select path
        from sys_audit
        where changes ? 'status' and record_id = any($1::bigint[]) and action in ('update', 'system')
        order by id`,
      [[task, progress?.id]],
    );
    expect(history.map((entry) => entry.path)).toEqual([
      'project/patrolTask',
      'project/patrolTask',
      'project/patrolTaskProgress',
      'project/patrolTaskProgress',
      'project/patrolTask',
    ]);
    await checkIn(first, { checkTime: '2026-11-20 10:00:00', checkResult: '3' });
    expect((await states())[0]).toMatchObject({ task: '3', points: '12' });
  });
});
