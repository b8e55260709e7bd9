import { crud } from '@lattice/api/call';
import { dict, text } from '@lattice/api/field';
import { resource } from '@lattice/api/resource';
import { expect, it } from 'vitest';
import { inTown } from './inTown.ts';
import { bpmnFile, flow, leaveFile } from './flowFiles.ts';
import { json } from './json.ts';
import type { Visitor } from './openTown.ts';

/** A made-up register whose rows are closed for good. */
const order = resource('cms/order', {
  label: '工单',
  title: 'title',
  fields: { title: text('标题', { required: true }), stage: dict('状态', 'sealed_status') },
  states: { field: 'stage', initial: '0', moves: [{ from: '1', to: '0', call: 'submit' }] },
  calls: crud,
});

const options = {
  extra: [order],
  paths: /^(?:blade-|cms\/|dispatch\/|event\/|grid\/|source\/)/,
  seeds: [
    'blade-system/dict',
    'blade-system/region',
    'blade-system/dept',
    'blade-system/role',
    'blade-system/post',
    'blade-user',
    'grid/grid',
  ],
};

inTown('the language of answers on $name', options, ({ town, admin, gridman }) => {
  /** The status and the message of a call in Chinese, then in English. */
  const both = async (visitor: Visitor, path: string, init: RequestInit = {}) => {
    const ask = async (language: string) => {
      const headers = new Headers(init.headers);
      headers.set('Accept-Language', language);
      const { status, body } = await visitor.ask(path, { ...init, headers });
      return { status, msg: body.msg, data: body.data };
    };
    const [zh, en] = [await ask('zh-CN'), await ask('en-US,en;q=0.9')];
    expect(en.status).toBe(zh.status);
    return { zh, en };
  };
  const messages = async (visitor: Visitor, path: string, init: RequestInit = {}) => {
    const { zh, en } = await both(visitor, path, init);
    return [zh.msg, en.msg];
  };

  it('is the one asked for at the sign-in, in both spellings', async () => {
    const refusal = async (language: string) => {
      const { error, error_description, msg } = (await (
        await town.login('dept', 'wrong', { 'Accept-Language': language })
      ).json()) as Record<string, string>;
      return { error, error_description, msg };
    };
    expect(await refusal('zh-CN')).toEqual({
      error: 'invalid_grant',
      error_description: '用户名或密码错误',
      msg: '用户名或密码错误',
    });
    expect(await refusal('en')).toEqual({
      error: 'invalid_grant',
      error_description: 'The account or the password is wrong',
      msg: 'The account or the password is wrong',
    });
  });

  it('is the one asked for where there is nothing, where it is not allowed, and where all is well', async () => {
    expect(await messages(admin, 'source/roadinfo/detail?id=1')).toEqual([
      '记录不存在或已被删除，请刷新列表',
      'The record does not exist or was deleted. Refresh the list',
    ]);
    expect(await messages(admin, 'source/nothing')).toEqual(['没找到请求', 'There is nothing at this address']);
    expect(await messages(gridman, 'blade-system/role/submit', json({}))).toEqual([
      '请求被拒绝：您没有这项操作的权限，请联系管理员',
      'You have no permission for this. Ask an administrator',
    ]);
    expect(await messages(admin, 'source/roadinfo/page?size=1')).toEqual(['操作成功', 'Done']);
  });

  it('has the labels of fields and registers, and the entries of dictionaries', async () => {
    expect(
      await messages(admin, 'source/roadinfo/submit', json({ id: '', routeName: '路'.repeat(300), routeType: '02' })),
    ).toEqual([expect.stringContaining('路线名称不能超过'), expect.stringContaining('“Route” may have at most')]);
    const grid = await town.text(
      "select parent_id::text as v from grid_grid where grid_level = '3' order by id limit 1",
    );
    expect(await messages(admin, `grid/grid/remove?ids=${grid}`, { method: 'POST' })).toEqual([
      '请先删除子节点!',
      'Delete what lies below it first',
    ]);
    const { id } = (await admin.client(order).submit({ title: '排查隐患' })) as { id: string };
    const { en: moved } = await both(admin, 'cms/order/submit', json({ id, stage: '1' }));
    expect(moved.data).toEqual({ issues: [{ field: 'stage', rule: 'move', params: { from: 'No', to: 'Yes' } }] });
    expect(moved.msg).toMatch(/ cannot be changed from “No” to “Yes”$/);
  });

  it('goes down to the place and the reason of a faulty scope', async () => {
    const scope = {
      menuId: await town.text("select id::text as v from blade_system_menu where code = 'roadinfo'"),
      scopeName: '试验',
      resourceCode: 'data_test',
      scopeColumn: 'create_dept',
      scopeType: '5',
      scopeField: '*',
      scopeClass: 'test',
      scopeValue: 'routeType = (',
    };
    const { zh, en } = await both(admin, 'blade-system/data-scope/submit', json(scope));
    expect([zh.msg, en.msg]).toEqual([
      '规则值第13个字处不正确：这里应为带单引号的文本、数字或占位符',
      'The rule value is wrong at character 13: a text in single quotes, a number or a placeholder must stand here',
    ]);
    expect(en.data).toEqual({
      issues: [
        {
          field: 'scopeValue',
          rule: 'grammar',
          params: { at: 13, why: 'a text in single quotes, a number or a placeholder must stand here' },
        },
      ],
    });
  });

  it('is spoken by processes and their files', async () => {
    expect(await messages(admin, 'blade-flow/work/claim-task?taskId=1', { method: 'POST' })).toEqual([
      '任务不存在或已被删除，请刷新列表',
      'The task does not exist or was deleted. Refresh the list',
    ]);
    const deploy = async (xml: string) => {
      const form = new FormData();
      form.append('category', 'flow_1');
      form.append('tenantIds', '');
      form.append('files', new File([xml], 'file.bpmn20.xml'));
      return messages(admin, 'blade-flow/manager/deploy-upload', { method: 'POST', body: form });
    };
    expect(
      await deploy(
        bpmnFile('Endless', '无尽', `<startEvent id="start"/>${flow('f1', 'start', 'x')}<userTask id="x"/>`),
      ),
    ).toEqual(['流程文件不能部署：“无尽”没有结束节点', 'The process file cannot be deployed: “无尽” has no end event']);
    expect(await deploy(leaveFile('flowable').replace('days > 3', 'a.b()'))).toEqual([
      '流程文件不能部署：“f6”的表达式“${a.b()}”不能使用：不能调用“a.b”：只能调用已登记的方法',
      'The process file cannot be deployed: “f6” has the expression “${a.b()}”, which cannot ' +
        'be used: “a.b” cannot be called: only registered methods can',
    ]);
  });

  it('is Chinese in what is stored', async () => {
    const userIds = await town.text("select string_agg(id::text, ',') as v from (select id from blade_user limit 7) u");
    expect(
      await messages(admin, 'dispatch/recorddispatch/startVideoconferencing', json({ roomName: '会商', userIds })),
    ).toEqual([
      '不用会议平台的会议最多 6 人；尚未配置视频会议平台，请在“调度设备登录”中添加并启用',
      'A meeting without a platform holds at most 6 people; no platform for video conferences is ' +
        'set up. Add and enable one in “Dispatch device sign-in”',
    ]);
    expect(await town.text("select string_agg(distinct fail_reason, '') as v from dispatch_recorddispatch")).toBe(
      '不用会议平台的会议最多 6 人；尚未配置视频会议平台，请在“调度设备登录”中添加并启用',
    );
  });
});
