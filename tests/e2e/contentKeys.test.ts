import { actByKeys, fill, find, goTo, heading, home, pick, press, rowOf } from './byKeys.ts';
import { expect, test, uniqueName } from './town.ts';

test(
  'an article is written, reviewed, read in both outputs, sent to followers and recalled, by keys',
  { tag: '@release' },
  async ({ pageOf }) => {
    test.setTimeout(120_000);
    const title = uniqueName('防汛值守提醒');
    const editor = await pageOf('editor');
    const reviewer = await pageOf('reviewer');

    await test.step('write', async () => {
      await home(editor);
      await goTo(editor, '文章');
      await press(editor, editor.getByRole('button', { name: '新增', exact: true }));
      await expect(editor.getByRole('heading', { name: '新增文章' })).toBeFocused();
      await fill(editor, editor.getByRole('textbox', { name: '标题', exact: true }), title);
      await find(editor, editor.getByRole('button', { name: /所属栏目/ }), '平安建设');
      await pick(editor, editor.getByRole('button', { name: /文章类型/ }), '图文');
      await fill(editor, editor.getByRole('textbox', { name: /^正文/ }), '汛期请注意天气预报');
      await press(editor, editor.getByRole('button', { name: '保存' }));
      await actByKeys(editor, rowOf(editor, title), '提交审核');
      await press(editor, editor.getByRole('alertdialog').getByRole('button', { name: '提交审核' }));
      await expect(rowOf(editor, title)).toContainText('待审核');
    });

    await test.step('review', async () => {
      await home(reviewer);
      await goTo(reviewer, '文章');
      await actByKeys(reviewer, rowOf(reviewer, title), '通过并发布');
      const dialog = reviewer.getByRole('dialog');
      await fill(reviewer, dialog.getByRole('textbox', { name: '审核意见' }), '可以发布');
      await press(reviewer, dialog.getByRole('button', { name: '通过并发布' }));
      await expect(rowOf(reviewer, title)).toContainText('已发布');
    });

    await test.step('read in both outputs', async () => {
      await editor.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await actByKeys(editor, rowOf(editor, title), '预览');
      await expect(heading(editor, title)).toBeFocused();
      const copied = async () =>
        editor.evaluate(async () => {
          const [item] = await navigator.clipboard.read();
          return (await item?.getType('text/html'))?.text();
        });
      await press(editor, editor.getByRole('button', { name: '复制网页格式' }));
      await expect(editor.getByText('已复制网页格式')).toBeVisible();
      expect(await copied()).toContain('<p>汛期请注意天气预报</p>');
      await press(editor, editor.getByRole('button', { name: '复制公众号格式' }));
      await expect(editor.getByText(/已复制公众号格式/)).toBeVisible();
      expect(await copied()).toMatch(/<p style="[^"]+">汛期请注意天气预报/);
    });

    await test.step('send to followers', async () => {
      await goTo(editor, '微信群发');
      await press(editor, editor.getByRole('button', { name: '新增', exact: true }));
      const form = editor.getByRole('dialog');
      await find(editor, form.getByRole('button', { name: /公众号/ }), '枫桥发布');
      await fill(editor, form.getByRole('textbox', { name: '群发标题' }), title);
      await pick(editor, form.getByRole('button', { name: /消息类型/ }), '图文消息');
      await find(editor, form.getByRole('button', { name: /图文文章/ }), title);
      await editor.keyboard.press('Escape');
      await press(editor, form.getByRole('button', { name: '保存' }));
      await expect(rowOf(editor, title)).toContainText('草稿');
      await goTo(reviewer, '微信群发');
      await actByKeys(reviewer, rowOf(reviewer, title), '立即发送');
      await press(reviewer, reviewer.getByRole('alertdialog').getByRole('button', { name: '立即发送' }));
      await expect(rowOf(reviewer, title)).toContainText('发送中');
    });

    await test.step('recall', async () => {
      await expect(async () => {
        await press(reviewer, reviewer.getByRole('button', { name: '刷新' }), 80);
        await expect(rowOf(reviewer, title)).toContainText('发送成功', { timeout: 2000 });
      }).toPass();
      await actByKeys(reviewer, rowOf(reviewer, title), '撤回');
      await press(reviewer, reviewer.getByRole('alertdialog').getByRole('button', { name: '撤回' }));
      await expect(reviewer.getByText('已请求撤回，微信确认后群发记录变为已删除')).toBeVisible();
    });
  },
);
