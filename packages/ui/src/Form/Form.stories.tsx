import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Form } from './Form.tsx';
import type { FormField } from './FormField.ts';
import type { FormSources } from './FormSources.ts';
import type { FieldError, FormValues } from './FormValues.ts';

const towns = { children: (id: string) => Promise.resolve(id === '' ? [{ id: '1', title: '城东街道', hasChildren: true }] : [{ id: '11', title: '第一网格', hasChildren: false }]), labels: (ids: string[]) => Promise.resolve(Object.fromEntries(ids.map((id) => [id, '第一网格']))) };
const sources: FormSources = {
  options: (dict) => Promise.resolve(dict === 'school_type' ? [{ value: '1', label: '小学' }, { value: '2', label: '初中' }] : [{ value: '1', label: '一级', tone: 'critical' }, { value: '2', label: '二级', tone: 'warning' }]),
  tree: () => towns,
  upload: (file) => Promise.resolve({ link: `/files/${file.name}`, name: file.name }),
  shapes: () => Promise.resolve([{ id: '1', name: '第一网格', geometry: { type: 'Polygon', coordinates: [[[113.6, 34.7], [113.64, 34.7], [113.64, 34.72], [113.6, 34.72], [113.6, 34.7]]] } }]),
};

const short: FormField[] = [
  { name: 'schoolName', label: '学校名称', kind: 'text', required: true, max: 50 },
  { name: 'phone', label: '联系电话', kind: 'phone', required: true },
  { name: 'isKey', label: '是否重点', kind: 'switch' },
  { name: 'reason', label: '重点原因', kind: 'text', required: true, showIf: { field: 'isKey', in: [1] } },
  { name: 'students', label: '学生人数', kind: 'integer', min: 0, unit: '人' },
  { name: 'remark', label: '备注', kind: 'longtext', max: 200 },
];
const long: FormField[] = [
  { name: 'schoolName', label: '学校名称', kind: 'text', required: true, group: 'base' },
  { name: 'schoolType', label: '学校类型', kind: 'dict', dict: 'school_type', required: true, group: 'base' },
  { name: 'tags', label: '重点标签', kind: 'multidict', dict: 'tag', group: 'base' },
  { name: 'griddingId', label: '所属网格', kind: 'ref', to: 'grid/grid', group: 'base' },
  { name: 'founded', label: '建校日期', kind: 'date', group: 'base' },
  { name: 'checkedAt', label: '最近检查', kind: 'datetime', group: 'base' },
  { name: 'idCard', label: '负责人身份证', kind: 'idcard', group: 'contact' },
  { name: 'phone', label: '联系电话', kind: 'phone', group: 'contact' },
  { name: 'site', label: '网站', kind: 'url', group: 'contact' },
  { name: 'area', label: '占地面积', kind: 'number', unit: '平方米', group: 'contact' },
  { name: 'cost', label: '年度经费', kind: 'money', group: 'contact' },
  { name: 'openAt', label: '开门时间', kind: 'time', group: 'contact' },
  { name: 'lng', label: '经度', kind: 'lnglat', axis: 'lng', group: 'place' },
  { name: 'lat', label: '纬度', kind: 'lnglat', axis: 'lat', group: 'place' },
  { name: 'fence', label: '校园边界', kind: 'geometry', geomType: 'Polygon', group: 'place' },
  { name: 'photos', label: '校园照片', kind: 'images', group: 'place' },
];
const groups = [{ key: 'base', label: '基本信息' }, { key: 'contact', label: '联系方式' }, { key: 'place', label: '位置与照片' }];
const record = { schoolName: '城东第一小学', schoolType: '1', tags: '1,2', griddingId: '11', founded: '1958-09-01', checkedAt: '2026-11-20 08:05:09', phone: '138****5678', area: 12_500, cost: '180000.50', lng: '113.612345678901234', lat: '34.71', fence: { type: 'Polygon', coordinates: [[[113.61, 34.705], [113.62, 34.705], [113.62, 34.712], [113.61, 34.705]]] } };

const validate = (values: FormValues): FieldError[] => [
  ...(values.schoolName === '' ? [{ field: 'schoolName', message: '请输入学校名称' }] : []),
  ...(/^(1\d{10}|\d{3}\*{4}\d{4})$/.test(String(values.phone)) ? [] : [{ field: 'phone', message: '手机号码长度不为11位' }]),
  ...(values.isKey === 1 && values.reason === '' ? [{ field: 'reason', message: '请输入重点原因' }] : []),
];

const meta: Meta<typeof Form> = {
  component: Form,
  args: { id: 'school', fields: short, values: {}, sources, validate, onSubmit: fn(() => Promise.resolve()), onDirtyChange: fn(), mode: 'add' },
  render: (args) => <><Form {...args} /><Button type="submit" form="school" variant="primary">保存</Button></>,
};
export default meta;
type Story = StoryObj<typeof Form>;

export const WrongThenRight: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/联系电话/), '138');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveTextContent('有 2 处需要修改');
    await waitFor(() => expect(canvas.getByLabelText(/学校名称/)).toHaveFocus());
    await userEvent.click(within(summary).getByRole('link', { name: '手机号码长度不为11位' }));
    await expect(canvas.getByLabelText(/联系电话/)).toHaveFocus();
    await userEvent.keyboard('12345678');
    await expect(await within(summary).findByRole('img', { name: '已改正' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/学校名称/), '城东小学{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(args.onSubmit).toHaveBeenCalledWith({ schoolName: '城东小学', phone: '13812345678', isKey: 0, reason: '', students: null, remark: '' });
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
  },
};

export const Conditional: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(/重点原因/)).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: '是否重点' }));
    await userEvent.click(await canvas.findByLabelText(/重点原因/));
    await userEvent.tab();
    await expect(await canvas.findByText('请输入重点原因')).toBeVisible();
  },
};

export const RefusedByServer: Story = {
  args: {
    mode: 'edit',
    values: { id: '7', schoolName: '城东小学', phone: '13812345678' },
    onSubmit: fn(() => new Promise<void>((_done, refuse) => setTimeout(refuse, 100, { fieldErrors: [{ field: 'schoolName', message: '学校名称“城东小学”已存在' }, { field: 'rev', message: '记录已被张三修改，请刷新后重试' }], message: '参数有误' }))),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('备注'), '新校区');
    const save = canvas.getByRole('button', { name: '保存' });
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

export const NotSentWhileComposing: Story = {
  args: { values: { schoolName: '城东小学', phone: '13812345678' } },
  play: async ({ canvas, args }) => {
    canvas.getByLabelText(/学校名称/).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }));
    await userEvent.type(canvas.getByLabelText('学生人数'), '12x{Enter}');
    await expect(await canvas.findAllByText(/请只输入数字/)).toHaveLength(2);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const EveryKind: Story = {
  args: { mode: 'edit', fields: long, groups, values: record },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByLabelText('经度', {}, { timeout: 10_000 })).toHaveValue('113.612345678901234');
    await waitFor(() => expect(canvas.getAllByRole('application')).toHaveLength(2), { timeout: 10_000 });
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...record, cost: 180_000.5, idCard: '', site: '', openAt: '', photos: '' });
    await expect(args.onDirtyChange).not.toHaveBeenCalledWith(true);
  },
};

export const View: Story = {
  args: { mode: 'view', fields: long, groups, values: record },
  render: (args) => <Form {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('城东第一小学')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '学校类型' })).toHaveTextContent('小学'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '所属网格' })).toHaveTextContent('第一网格'));
  },
};

let tries = 0;
export const ChoicesFailThenWork: Story = {
  args: { fields: [{ name: 'schoolType', label: '学校类型', kind: 'dict', dict: 'school_type' }], sources: { ...sources, options: (dict) => ((tries += 1) % 2 === 1 ? Promise.reject(new Error('offline')) : sources.options(dict)) }, values: { schoolType: '2' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重新读取选项' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /学校类型/, expanded: false })).toHaveTextContent('初中'));
  },
};
