import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { checkCharacter } from '../IdCardField/idCard.ts';
import { Form } from './Form.tsx';
import { GuardedForm } from './fixtures/GuardedForm.tsx';
import { groups, long, record, short, sources, validateWith } from './fixtures/schoolForm.ts';
import { kitPattern, kitText, kitWords } from '../fixtures/kitText.ts';
import { formatList } from '../formatList/formatList.tsx';

const left = fn();
const press = async (name: string) => {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
};

/**
 * **Do** describe fields as data, group what belongs together, say in `help` what is wanted, and let the form’s `leave`
 * decide whether a dialog or a route may close. Provide a `draft` where a form takes more than a minute. **Do not** ask
 * for a special `input` where the usual one does as well, put more than two columns in an 880 px dialog, or keep a
 * draft where others can read it.
 */
export default {
  component: Form,
  args: {
    id: 'school',
    fields: short,
    values: {},
    sources,
    validate: validateWith(short),
    onSubmit: fn(() => Promise.resolve()),
    onDirtyChange: fn(),
    mode: 'add',
  },
  render: (args) => <GuardedForm {...args} onLeave={left} />,
  beforeEach: () => void left.mockClear(),
} satisfies Meta<typeof Form>;
type Story = StoryObj<typeof Form>;

export const WrongThenRight: Story = {
  play: async ({ canvas, args }) => {
    canvas
      .getByLabelText(kitPattern(/学校名称/))
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }));
    await userEvent.type(canvas.getByLabelText('学生人数'), '12x{Tab}');
    await expect(await canvas.findByText(kitPattern(/请只输入数字/))).toBeVisible();
    await expect(canvas.queryByText(kitPattern(/处需要修改/))).toBeNull();
    await userEvent.clear(canvas.getByLabelText('学生人数'));
    await userEvent.type(canvas.getByLabelText(kitPattern(/联系电话/)), '138');
    await userEvent.click(canvas.getByRole('button', { name: kitText('保存') }));
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveTextContent(kitText('有 2 处需要修改，已填写的内容都还在：'));
    await waitFor(() => expect(canvas.getByLabelText(kitPattern(/学校名称/))).toHaveFocus());
    await userEvent.click(within(summary).getByRole('link', { name: kitText('联系电话：手机号码长度不为11位') }));
    await expect(canvas.getByLabelText(kitPattern(/联系电话/))).toHaveFocus();
    await userEvent.keyboard('12345678');
    await expect(await within(summary).findByRole('img', { name: kitText('已改正') })).toBeVisible();
    await userEvent.type(canvas.getByLabelText(kitPattern(/学校名称/)), '城东小学{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      schoolName: '城东小学',
      phone: '13812345678',
      isKey: false,
      reason: '',
      students: null,
      remark: '',
    });
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
  },
};

export const ConditionalWithLongLabels: Story = {
  args: {
    columns: 3,
    fields: short.map((field) => ({
      ...field,
      label: `${field.label}（以教育主管部门最近一次核定的登记内容为准）`,
      help: '与登记表一致；没有登记的先到街道社会事务办公室补登。',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(/重点原因/)).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: /是否重点/ }));
    await userEvent.click(await canvas.findByLabelText(/重点原因/));
    await userEvent.tab();
    await expect(await canvas.findByText('请输入重点原因')).toBeVisible();
  },
};

export const RefusedByServer: Story = {
  args: {
    mode: 'edit',
    values: { id: '7', schoolName: '城东小学', phone: '13812345678' },
    onSubmit: fn(
      () =>
        new Promise<void>((_done, refuse) =>
          setTimeout(refuse, 100, {
            fieldErrors: [
              { field: 'schoolName', message: '学校名称“城东小学”已存在' },
              { field: 'rev', message: '记录已被张三修改，请刷新后重试' },
            ],
            message: '参数有误',
          }),
        ),
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('备注'), '新校区');
    const save = canvas.getByRole('button', { name: kitText('保存') });
    await userEvent.dblClick(save);
    await expect(await canvas.findByText('记录已被张三修改，请刷新后重试')).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByLabelText(/学校名称/)).toHaveFocus());
    await expect(canvas.getByLabelText(/学校名称/)).toHaveAccessibleDescription('学校名称“城东小学”已存在');
    await expect(canvas.getByLabelText('备注')).toHaveValue('新校区');
    await userEvent.keyboard('2');
    await waitFor(() => expect(canvas.getByLabelText(/学校名称/)).toBeValid());
  },
};

export const EveryKind: Story = {
  args: { mode: 'edit', fields: long, groups, values: record, validate: validateWith(long) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByLabelText('经度')).toHaveValue('113.612345678901234');
    await waitFor(() => expect(canvas.getAllByRole('application')).toHaveLength(2), { timeout: 10_000 });
    await canvas.findByRole('textbox', { name: /^学校介绍/ }, { timeout: 10_000 });
    await canvas.findByText('云岚省 / 云岚市 / 清溪区 / 枫桥镇');
    (await canvas.findByLabelText(kitPattern(/身份证号/))).focus();
    await userEvent.clear(canvas.getByLabelText(kitPattern(/身份证号/)));
    const idCard = `98010220100307123${checkCharacter('98010220100307123')}`;
    await userEvent.paste(idCard);
    await userEvent.click(canvas.getByRole('button', { name: kitText('保存') }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...record,
      cost: 180_000.5,
      total: 960_000,
      idCard,
      birthday: '2010-03-07',
      sex: '1',
    });
  },
};

export const View: Story = {
  args: { mode: 'view', fields: long, groups, values: record },
  play: async ({ canvas }) => {
    const words = {
      学校类型: '小学',
      所属网格: '第一网格',
      相邻网格: formatList(['第一网格', '第二网格'], document.documentElement.lang),
      年度经费: '¥ 180,000.50',
      行政区划: '云岚省 / 云岚市 / 清溪区 / 枫桥镇',
      性别: '女',
    };
    for (const [name, said] of Object.entries(words))
      await waitFor(() => expect(canvas.getByRole('textbox', { name })).toHaveTextContent(said), { timeout: 10_000 });
    await expect(canvas.getByRole('link', { name: /学校网站/ })).toHaveAttribute('href', record.site);
    await expect(await canvas.findByRole('link', { name: kitWords('文件 2.docx') })).toBeVisible();
    await expect(await canvas.findByText('1958 年')).toBeVisible();
  },
};

export const EveryErrorLeadsToItsField: Story = {
  args: {
    fields: long
      .filter(
        ({ kind, input }) =>
          !['computed', 'switch', 'geometry', 'lnglat'].includes(kind) && !['slider', 'colour'].includes(input ?? ''),
      )
      .map((field) => ({ ...field, required: true })),
    groups,
  },
  render: (args) => <GuardedForm {...args} validate={validateWith(args.fields)} onLeave={left} />,
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('div[aria-busy]')).toHaveLength(0), { timeout: 10_000 });
    await press(kitText('保存'));
    await waitFor(() => expect(canvas.getByLabelText(/学校名称/)).toHaveFocus());
    const links = canvas.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('#school-'));
    await expect(links).toHaveLength(args.fields.length);
    for (const link of links) {
      link.focus();
      await userEvent.keyboard('{Enter}');
      const place = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      await expect(place?.contains(document.activeElement), link.textContent).toBe(true);
    }
  },
};

let tries = 0;
export const ChoicesFailThenWork: Story = {
  args: {
    fields: [{ name: 'schoolType', label: '学校类型', kind: 'dict', dict: 'school_type' }],
    sources: {
      ...sources,
      options: (dict) => ((tries += 1) % 2 === 1 ? Promise.reject(new Error('offline')) : sources.options(dict)),
    },
    values: { schoolType: '2' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: kitText('重新读取选项') }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /学校类型/, expanded: false })).toHaveTextContent('初中'),
    );
  },
};
