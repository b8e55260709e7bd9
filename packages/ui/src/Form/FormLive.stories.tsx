import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { checkCharacter } from '../IdCardField/idCard.ts';
import type { Geometry } from '../MapView/geo.ts';
import { Form } from './Form.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { drawnPicture } from '../preparePicture/fixtures/drawnPicture.ts';
import { sources } from './fixtures/schoolForm.ts';

export default { component: Form, args: { sources, onSubmit: fn(() => Promise.resolve()) } } satisfies Meta<
  typeof Form
>;
type Story = StoryObj<typeof Form>;

/** What follows from other fields is shown as they are typed; the stored value stays until one changes. */
export const FollowsOthers: Story = {
  args: {
    fields: [
      { name: 'idCard', label: '身份证号', kind: 'idcard' },
      { name: 'birthday', label: '出生日期', kind: 'date', derive: 'idCard' },
      { name: 'age', label: '年龄', kind: 'computed', as: 'integer', live: { years: 'birthday' } },
      { name: 'work', label: '工作分', kind: 'integer' },
      { name: 'extra', label: '加分', kind: 'integer' },
      { name: 'total', label: '总分', kind: 'computed', as: 'number', live: { sum: ['work', 'extra'] } },
    ],
    values: { work: 60, total: 65, birthday: '2000-01-01', age: 19 },
    mode: 'edit',
    validate: () => [],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('年龄')).toHaveTextContent('19');
    await expect(canvas.getByLabelText('总分')).toHaveTextContent('65');
    await userEvent.type(canvas.getByLabelText('加分'), '7{Tab}');
    await waitFor(() => expect(canvas.getByLabelText('总分')).toHaveTextContent('67'));
    const born = '99010120100101001';
    await userEvent.type(await canvas.findByLabelText('身份证号'), `${born}${checkCharacter(born)}`);
    const age = String(new Date().getFullYear() - 2010);
    await waitFor(() => expect(canvas.getByLabelText('年龄')).toHaveTextContent(age));
  },
};

const depts = [
  { id: '1', title: '综治办', hasChildren: false },
  { id: '2', title: '司法所', hasChildren: false },
];
const persons: Readonly<Record<string, readonly string[]>> = {
  '': ['王芳', '李强', '赵敏'],
  1: ['王芳', '李强'],
  2: ['赵敏'],
};
const narrowed = new Map(
  Object.entries(persons).map(([dept, names]) => [
    dept,
    { children: async () => names.map((title) => ({ id: title, title, hasChildren: false })) },
  ]),
);

/** What is chosen narrows what may be chosen beside it, as a department its people. */
export const Narrows: Story = {
  args: {
    sources: {
      ...sources,
      tree: (path, within = '') =>
        path === 'dept' ? { children: async () => depts } : (narrowed.get(within) ?? { children: async () => [] }),
    },
    fields: [
      { name: 'dept', label: '处理部门', kind: 'dept' },
      { name: 'person', label: '处理人', kind: 'user', within: 'dept' },
    ],
    values: {},
    mode: 'add',
    validate: () => [],
  },
  play: async ({ canvas }) => {
    const open = async (label: RegExp) => userEvent.click(await canvas.findByRole('button', { name: label }));
    await open(/处理人/);
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(3));
    await userEvent.keyboard('{Escape}');
    await open(/处理部门/);
    await userEvent.click(await screen.findByRole('treeitem', { name: '司法所' }));
    await open(/处理人/);
    await waitFor(() =>
      expect(screen.getAllByRole('treeitem').map(({ textContent }) => textContent)).toEqual(['赵敏']),
    );
    await userEvent.click(screen.getByRole('treeitem', { name: '赵敏' }));
    await expect(await canvas.findByRole('button', { name: '赵敏 处理人' })).toBeVisible();
  },
};

/** Working days are asked of the source once both moments stand, and shown before anything is sent. */
export const CountsDays: Story = {
  args: {
    sources: { ...sources, workingDays: async (from, to) => (from.slice(0, 10) === to.slice(0, 10) ? 0.5 : 2) },
    fields: [
      { name: 'from', label: '开始时间', kind: 'datetime' },
      { name: 'to', label: '结束时间', kind: 'datetime' },
      { name: 'reason', label: '事由', kind: 'text' },
      {
        name: 'days',
        label: '请假天数',
        kind: 'number',
        readonly: true,
        scale: 1,
        unit: '天',
        live: { workingDays: ['from', 'to'] },
      },
    ],
    values: { from: '2026-11-23 08:30:00', to: '2026-11-24 17:30:00' },
    mode: 'add',
    validate: () => [],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('请假天数')).toHaveTextContent('2'));
    await userEvent.type(await canvas.findByLabelText('事由'), '探亲');
    await expect(canvas.getByLabelText('请假天数')).toHaveTextContent('2');
  },
};

const uploads: (() => void)[] = [];

/** Saving while a picture is uploading waits for it, and then saves it with the rest. */
export const WaitsForFiles: Story = {
  args: {
    sources: {
      ...sources,
      upload: (file) =>
        new Promise((resolve) => uploads.push(() => resolve({ link: `/files/${file.name}`, name: file.name }))),
    },
    fields: [
      { name: 'name', label: '名称', kind: 'text' },
      { name: 'images', label: '现场照片', kind: 'images' },
    ],
    values: { name: '枫桥' },
    mode: 'edit',
    validate: () => [],
    id: 'waits',
  },
  play: async ({ canvas, canvasElement, args }) => {
    const input = await canvas.findByLabelText('现场照片', { selector: 'input' });
    await userEvent.upload(input, [await drawnPicture({ width: 30, height: 20, type: 'image/png', name: 'a.png' })]);
    await waitFor(() => expect(uploads).toHaveLength(1));
    canvasElement.querySelector('form')?.requestSubmit();
    await expect(await canvas.findByText(kitText('还有文件在上传，传完后自动保存'))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    uploads.splice(0).forEach((arrive) => arrive());
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ name: '枫桥', images: '/files/a.png' })),
    );
    await expect(canvas.queryByText(kitText('还有文件在上传，传完后自动保存'))).toBe(null);
  },
};

const block = (west: number, east: number): Geometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, 34.7],
      [east, 34.7],
      [east, 34.71],
      [west, 34.71],
      [west, 34.7],
    ],
  ],
});

/** An area that is drawn beside others: what is wrong is said at once, and asked again for another row above. */
export const DrawsBesideOthers: Story = {
  args: {
    sources: {
      ...sources,
      shapes: async () => [{ id: '2', name: '第二网格', geometry: block(113.61, 113.62) }],
      drawingFaults: async ({ area, above }) =>
        above === '1' && JSON.stringify(area).includes('113.615')
          ? [{ words: '与“第二网格”重叠', at: [113.6125, 34.705] as [number, number] }]
          : [],
    },
    fields: [
      { name: 'parentId', label: '上级编号', kind: 'text' },
      {
        name: 'geom',
        label: '网格边界',
        kind: 'geometry',
        geomType: 'Polygon',
        apart: { of: 'grid', through: 'parentId', enabled: 'isEnabled' },
      },
    ],
    values: { parentId: '1', geom: block(113.6, 113.61) },
    mode: 'edit',
    validate: () => [],
  },
  play: async ({ canvas }) => {
    const vertices = await canvas.findByRole('textbox', { name: '网格边界' });
    await expect(canvas.queryByText('与“第二网格”重叠')).toBeNull();
    await userEvent.clear(vertices);
    await userEvent.paste('SRID=4326;POLYGON ((113.6 34.7, 113.615 34.7, 113.615 34.71, 113.6 34.71, 113.6 34.7))');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('与“第二网格”重叠');
    await userEvent.type(canvas.getByRole('textbox', { name: '上级编号' }), '2');
    await waitFor(() => expect(canvas.queryByText('与“第二网格”重叠')).toBeNull());
  },
};
