import { messageFilter } from '@lattice/api/resources/cms/messageFilter';
import { messageMain } from '@lattice/api/resources/cms/messageMain';
import { messageTemplate } from '@lattice/api/resources/cms/messageTemplate';
import { expect, it } from 'vitest';
import { inEachTown } from './inTown.ts';

inEachTown('messages by templates and filters on $name', {}, ({ town, editor }) => {
  const submit = (path: string, row: object) => editor.post(`${path}/submit`, row);
  const made = async (path: string, row: object) => {
    const { status, body } = await submit(path, row);
    expect([status, body.msg]).toEqual([200, '操作成功']);
    return (body.data as { id: string }).id;
  };

  it('a template gives title and content, and no message leaves with a field that is open', async () => {
    const templateId = await made(messageTemplate.path, {
      templateName: '会议',
      messageType: '1',
      messageTitle: '{会议}通知',
      content: '请于{时间}参加{会议}。',
    });
    const message = { templateId, channels: '1', receiverType: '5' };
    const id = await made(messageMain.path, message);
    expect(await editor.client(messageMain).detail(id)).toMatchObject({
      messageTitle: '{会议}通知',
      messageType: '1',
      content: '请于{时间}参加{会议}。',
    });
    expect(await submit(messageMain.path, { id, status: '2' }).told()).toEqual([
      400,
      '模板里还有没填写的内容：会议、时间。请编辑消息，把花括号里的部分换成实际内容',
    ]);
    await made(messageMain.path, { id, messageTitle: '例会通知', content: '请于周五九点参加例会。' });
    await made(messageMain.path, { id, status: '2' });
  });

  it('a filter finds anew who is in its departments with its roles and in its grids', async () => {
    const [role] = await town.texts(`select id::text as id from blade_system_role where role_alias = 'gridmember'`);
    const grid = await town.gridOf('gridmember');
    const everybody = await town.texts(
      `select u.id::text as id from blade_user u
        where '${role}' = any(string_to_array(u.role_id, ',')) and u.is_deleted = 0 and u.status in ('1', '2')`,
    );
    const own = await town.texts(
      `select u.id::text as id from blade_user u join grid_gridmember k on k.user_id = u.id
        where k.gridding_id = ${grid} and k.is_deleted = 0 and '${role}' = any(string_to_array(u.role_id, ','))`,
    );
    expect(everybody.length).toBeGreaterThan(own.length);
    expect(own.length).toBeGreaterThan(0);
    const filterId = await made(messageFilter.path, { filterName: '网格员', roleIds: role });
    const filters = editor.client(messageFilter);
    expect((await filters.page({ current: 1, size: 1, filterName: '网格员' })).records[0]?.peopleCount).toBe(
      everybody.length,
    );
    await made(messageFilter.path, { id: filterId, griddingIds: grid });
    expect((await filters.detail(filterId)).peopleCount).toBe(own.length);
    const id = await made(messageMain.path, {
      messageTitle: '巡查',
      messageType: '2',
      channels: '1',
      content: '请加强巡查。',
      receiverType: '6',
      receiverIds: [filterId],
    });
    await made(messageMain.path, { id, status: '2' });
    expect(
      (
        await town.texts(`select receiver_user_id::text as id from cms_messagereceiver where message_id = ${id}`)
      ).sort(),
    ).toEqual([...new Set(own)].sort());
  });

  it('a filter that names nothing finds nobody', async () => {
    const filterId = await made(messageFilter.path, { filterName: '没有条件' });
    const id = await made(messageMain.path, {
      messageTitle: '无人',
      messageType: '2',
      channels: '1',
      content: '谁也收不到。',
      receiverType: '6',
      receiverIds: [filterId],
    });
    expect(await submit(messageMain.path, { id, status: '2' }).msg()).toContain('没有人会收到这条消息');
  });
});
