import type { Page } from '@playwright/test';
import { actByKeys, fill, find, goTo, heading, home, pick, press, rowOf, tabTo } from './byKeys.ts';
import { pngPicture } from './pngPicture.ts';
import { expect, test, uniqueName } from './town.ts';

const QUESTIONS = ['最近一周睡得好吗', '最近一周胃口好吗'];
const OPTIONS = ['很好', '一般', '不好'];

/** Goes to a tab of a page by Tab and arrows. */
async function openTab(page: Page, name: RegExp): Promise<void> {
  const tab = page.getByRole('tab', { name });
  await tabTo(page, page.getByRole('tab', { selected: true }).last());
  for (let n = 0; n < 3 && (await tab.getAttribute('aria-selected')) !== 'true'; n += 1)
    await page.keyboard.press('ArrowRight');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

test('a scale is built, offered, answered and read by keys', { tag: '@release' }, async ({ pageOf }) => {
  test.setTimeout(180_000);
  const name = uniqueName('睡眠与胃口');
  const writer = await pageOf('psyadmin');
  const member = await pageOf('gridmember');
  const form = writer.getByRole('dialog');
  const box = (label: string) => form.getByRole('textbox', { name: label, exact: true });
  const save = async () => {
    await press(writer, form.getByRole('button', { name: '保存' }), 60);
    await expect(form).toHaveCount(0);
  };

  await test.step('begin a scale', async () => {
    await home(writer);
    await goTo(writer, '心理量表');
    await press(writer, writer.getByRole('button', { name: '新增', exact: true }));
    await expect(box('量表名称')).toBeFocused();
    await writer.keyboard.type(name);
    await fill(writer, box('量表编码'), `K${Date.now().toString(36)}`);
    await find(writer, form.getByRole('button', { name: /量表分类/ }), '睡眠与生活');
    await press(writer, form.getByRole('button', { name: /适用人群/ }));
    await expect(writer.getByRole('option', { name: '网格员' })).toBeFocused();
    await writer.keyboard.press('Enter');
    await writer.keyboard.press('Escape');
    await fill(writer, box('量表简介'), '两道题');
    await fill(writer, box('指导语'), '按真实感受作答');
    await fill(writer, box('选项最高分'), '3');
    await save();
    await actByKeys(writer, rowOf(writer, name), '题目与计分');
    await expect(heading(writer, name)).toBeFocused();
  });

  await test.step('write its questions', async () => {
    for (const [at, question] of QUESTIONS.entries()) {
      await press(writer, writer.getByRole('button', { name: '添加题目' }), 60);
      await expect(box('题目内容')).toBeFocused();
      await writer.keyboard.type(question);
      if (at === 0)
        for (const [row, words] of OPTIONS.entries())
          await fill(writer, form.getByRole('textbox', { name: /选项内容/ }).nth(row), words);
      await save();
      await expect(writer.getByText(`${at + 1}. ${question}`)).toBeVisible();
    }
  });

  await test.step('score them', async () => {
    await openTab(writer, /^因子/);
    await press(writer, writer.getByRole('button', { name: '添加因子' }));
    await expect(box('包含题号')).toHaveValue('1-2');
    await save();
    await openTab(writer, /^结果区间/);
    await press(writer, writer.getByRole('button', { name: '编辑“总分”的结果' }));
    for (const [row, [from, to, level, title]] of [
      ['2', '4', '正常', '状态良好'],
      ['4', '6', '轻度', '需要休息'],
    ].entries()) {
      await press(writer, form.getByRole('button', { name: '添加一行' }), 60);
      const cell = (label: RegExp) => form.getByRole('textbox', { name: label }).nth(row);
      await fill(writer, cell(/最低分/), from ?? '');
      await fill(writer, cell(/最高分/), to ?? '');
      await pick(writer, form.getByRole('button', { name: /结果等级/ }).nth(row), level ?? '');
      await fill(writer, cell(/结果名称/), title ?? '');
      await fill(writer, cell(/结果解释/), `${title ?? ''}的解释`);
    }
    await save();
  });

  await test.step('offer it', async () => {
    await press(writer, writer.getByRole('button', { name: '启用', exact: true }), 60);
    await expect(writer.getByRole('button', { name: '停用', exact: true })).toBeVisible();
    await goTo(writer, '小程序量表');
    await press(writer, writer.getByRole('button', { name: '新增', exact: true }));
    await find(writer, form.getByRole('button', { name: /^(?!.*适用).*量表/ }), name);
    await find(writer, form.getByRole('button', { name: /展示分类/ }), '睡眠自评');
    await expect(form.getByRole('button', { name: /适用人群/ })).toContainText('网格员');
    await expect(box('展示名称')).toHaveValue(name);
    const chosen = writer.waitForEvent('filechooser');
    await press(writer, form.locator('input[type="file"]'));
    const picture = { name: '封面.png', mimeType: 'image/png', buffer: pngPicture(64, [90, 140, 200]) };
    await (await chosen).setFiles(picture);
    await save();
    await actByKeys(writer, rowOf(writer, name), '发布');
    await press(writer, writer.getByRole('alertdialog').getByRole('button', { name: '发布' }));
    await expect(rowOf(writer, name)).toContainText('已发布');
  });

  await test.step('answer it', async () => {
    await home(member);
    await goTo(member, '网格员测评量表');
    const offer = member.getByRole('listitem').filter({ hasText: name });
    await press(member, offer.getByRole('button', { name: '开始测评' }), 60);
    await expect(member.getByRole('radio').first()).toBeFocused();
    await member.keyboard.press('3');
    await expect(member.getByText(QUESTIONS[1] ?? '')).toBeVisible();
    await member.keyboard.press('2');
    await press(member, member.getByRole('button', { name: '交卷' }));
    await expect(member.getByText('需要休息的解释')).toBeVisible();
  });

  await test.step('read what came of it', async () => {
    await goTo(writer, '网格员测评记录');
    await actByKeys(writer, rowOf(writer, name), '查看报告');
    await press(writer, writer.getByRole('button', { name: '查看完整报告' }));
    await expect(form.getByRole('textbox')).toBeFocused();
    await writer.keyboard.type('安排随访');
    await writer.keyboard.press('Enter');
    await expect(writer.getByText('需要休息的解释').filter({ visible: true }).first()).toBeVisible();
  });
});
