import { exchangeRecord } from '@lattice/api/resources/project/exchangeRecord';
import { gridmemberTask } from '@lattice/api/resources/project/gridmemberTask';
import { gridmemberTaskHandle } from '@lattice/api/resources/project/gridmemberTaskHandle';
import { pointsApplication } from '@lattice/api/resources/project/pointsApplication';
import { memberBalance } from '@lattice/server/domain/points/post';
import { expect, it } from 'vitest';
import { inTown } from './inTown.ts';
import { openShop } from './openShop.ts';

inTown('points that follow from a write on $name', { isSmall: true }, ({ town, admin, manager }) => {
  const { make, one, submit } = town;

  it('an issued task reaches each member, and a finished one posts its points', async () => {
    const phone = '15912340001';
    const userId = await town.text("select id::text as id from blade_user where account = 'gridman'");
    const member = await make('grid/gridmember', { phone, workState: '1', userId });
    expect([(await town.visit('gridman')).records, admin.records]).toEqual([[member], []]);
    const task = await make('project/gridmemberTask', { gridMemberIds: member, rewardPoints: 12 });
    expect(await submit('project/gridmemberTask', { id: task, status: '1' }).status()).toBe(200);
    expect(await admin.client(gridmemberTask).detail(task)).toMatchObject({
      status: '1',
      targetCount: 1,
      finishCount: 0,
      issueUserName: '系统管理员',
    });
    const [handling] = (await admin.client(gridmemberTaskHandle).page({ taskId: task })).records;
    const id = handling?.id ?? '';
    for (const status of ['1', '2', '3'])
      expect(await submit('project/gridmemberTaskHandle', { id, status, handleContent: '已办' }).msg()).toBe(
        '操作成功',
      );
    expect(await admin.client(gridmemberTask).detail(task)).toMatchObject({ status: '3', finishCount: 1 });
    expect(await one('select points, status from project_gridmemberpoints where source_id = $1', [id])).toEqual({
      points: 12,
      status: '1',
    });

    const { market, sell } = await openShop(town);
    const goods = await sell({ stock: 2, pointsPrice: 5, perLimit: 10 });
    const pickupMode = await town.text(
      "select dict_key as key from blade_system_dict where code = 'pickup_mode' and dict_key <> '-1' limit 1",
    );
    const exchange = (quantity: number) =>
      submit('project/exchangeRecord', {
        marketId: market,
        goodsId: goods,
        personType: '1',
        personName: '王',
        phone,
        quantity,
        pickupMode,
      });
    expect(await exchange(3).msg()).toContain('库存不足');
    const first = await exchange(2).data<{ id: string }>();
    expect(await admin.client(exchangeRecord).detail(first.id)).toMatchObject({ totalPoints: 10, balanceAfter: 2 });
    expect(await one('select stock, status from project_marketgoods where id = $1', [goods])).toEqual({
      stock: 0,
      status: '2',
    });
    await submit('project/exchangeRecord', { id: first.id, status: '2' });
    expect(await one('select stock, status from project_marketgoods where id = $1', [goods])).toEqual({
      stock: 2,
      status: '1',
    });
    const { market: other } = await openShop(town);
    const refusals = [
      ['pointsMarket', 'status', '0', '1', '这家商城没有营业，不能兑换'],
      ['marketGoods', 'marketId', other, market, '这件商品不属于所选的商城，请重新选择'],
      ['marketGoods', 'startDate', '2090-01-01', '2020-01-01', '这件商品从 2090-01-01 起才能兑换'],
      ['marketGoods', 'endDate', '2021-01-01', '2099-12-31', '这件商品的兑换已于 2021-01-01 截止'],
      ['pointsMarket', 'monthLimit', 4, 0, expect.stringContaining('超出这家商城每人每月 4 分的上限')],
    ] as const;
    for (const [register, field, wrong, right, message] of refusals) {
      const row = { id: register === 'pointsMarket' ? market : goods };
      await submit(`project/${register}`, { ...row, [field]: wrong });
      expect(await exchange(1).told()).toEqual([400, message]);
      await submit(`project/${register}`, { ...row, [field]: right });
    }
    expect(await submit('project/exchangeRecord', { id: first.id, quantity: 1 }).msg()).toContain('不能修改');
    await submit('project/marketGoods', { id: goods, pointsPrice: 50 });
    expect(await exchange(1).msg()).toBe('积分不足：需要 50 分，现有 12 分');
  });

  it('a removed exchange gives stock and points back once, beside cancellations; restored it takes them', async () => {
    const phone = '15912340009';
    const member = await make('grid/gridmember', { phone });
    const id = await make('project/pointsApplication', { applicantType: '1', phone, points: 20 });
    await manager.client(pointsApplication).updateStatus({ id, status: '1' });
    const { market, sell } = await openShop(town);
    const [soap, rice] = [await sell({ stock: 4, pointsPrice: 2 }), await sell({ stock: 4, pointsPrice: 2 })];
    const exchange = async (goodsId: string) =>
      make('project/exchangeRecord', { marketId: market, goodsId, personType: '1', phone, quantity: 1 });
    const stockOf = (goods: string) => town.number('select stock from project_marketgoods where id = $1', [goods]);
    const stocks = async () => [await stockOf(soap), await stockOf(rice)];
    const balance = () => town.number(`select ${memberBalance('$1::bigint')} as points`, [member]);
    const remove = (ids: readonly string[]) => admin.post(`project/exchangeRecord/remove?ids=${ids.join(',')}`);
    const restore = (ids: readonly string[]) => admin.post(`project/exchangeRecord/restore?ids=${ids.join(',')}`);

    const ids = [await exchange(rice), await exchange(soap), await exchange(rice), await exchange(soap)];
    expect([await stocks(), await balance()]).toEqual([[2, 2], 12]);
    const answers = await Promise.all([
      ...ids.map((each) => submit('project/exchangeRecord', { id: each, status: '2' })),
      remove(ids),
      remove([...ids].reverse()),
      ...ids.map((each) => remove([each])),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 400)).toEqual([]);
    expect([await stocks(), await balance()]).toEqual([[4, 4], 20]);

    const [first, second] = [await exchange(rice), await exchange(soap)];
    expect(await remove([first, second]).status()).toBe(200);
    expect([await stocks(), await balance()]).toEqual([[4, 4], 20]);
    expect(await restore([first, second]).status()).toBe(200);
    expect([await stocks(), await balance()]).toEqual([[3, 3], 16]);
    await submit('project/exchangeRecord', { id: first, status: '1' });
    expect(await remove([first, second]).msg()).toBe('不能删除：商品已经领取的兑换要留作记录');
    expect([await stocks(), await balance()]).toEqual([[3, 3], 16]);
    expect(await remove([second]).status()).toBe(200);
    await submit('project/marketGoods', { id: soap, stock: 0 });
    expect(await restore([second]).msg()).toContain('库存不足');
  });

  it('an approved application posts its points, and a withdrawn approval takes them back', async () => {
    const phone = '15912340002';
    await make('grid/gridmember', { phone });
    const id = await make('project/pointsApplication', { applicantType: '1', phone, points: 7 });
    await manager.client(pointsApplication).updateStatus({ id, status: '1' });
    expect(await one('select points, status from project_gridmemberpoints where source_id = $1', [id])).toEqual({
      points: 7,
      status: '1',
    });
    expect(await admin.client(pointsApplication).detail(id)).toMatchObject({
      approvedPoints: 7,
      auditUserName: '管理员',
    });
    await expect(manager.client(pointsApplication).updateStatus({ id, status: '2' })).rejects.toMatchObject({
      issues: [{ field: 'auditRemark', rule: 'enter' }],
    });
    await manager.client(pointsApplication).updateStatus({ id, status: '2', auditRemark: '材料不实' });
    expect(await admin.client(pointsApplication).detail(id)).toMatchObject({ status: '2', auditRemark: '材料不实' });
    expect(await one('select status from project_gridmemberpoints where source_id = $1', [id])).toEqual({
      status: '3',
    });
  });

  it('confirmed hours of a volunteer post points and count towards the stars', async () => {
    const volunteer = await make('project/Volunteer', { phone: '15912340003' });
    const activity = await make('project/volunteActivities', { rewardPoints: 4 });
    const record = await make('project/volunteRecord', {
      activityId: activity,
      volunteerId: volunteer,
      serviceHours: 20,
    });
    const move = (status: string) =>
      (status === '3' ? manager : admin).post(`project/volunteRecord/updateStatus?id=${record}&status=${status}`);
    expect(await move('1').msg()).toContain('审批通过后才能签到');
    await manager.post(`project/volunteRecord/updatePermitStatus?id=${record}&permitStatus=1`);
    for (const status of ['1', '2', '3']) expect(await move(status).status()).toBe(200);
    expect(await admin.ask(`project/Volunteer/detail?id=${volunteer}`).data()).toMatchObject({
      serviceHours: 20,
      starLevel: 0,
    });
    await town.db.query('update project_volunterecord set service_hours = 310 where id = $1', [record]);
    expect(await admin.ask(`project/Volunteer/detail?id=${volunteer}`).data()).toMatchObject({
      serviceHours: 310,
      starLevel: 2,
    });
    const posted = `select count(*)::int as n from project_pointsapplication
      where applicant_id = $1 and status = '1' and approved_points = 4`;
    expect(await town.number(posted, [volunteer])).toBe(1);
  });
});
