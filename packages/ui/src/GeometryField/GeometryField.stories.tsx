import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { grids } from './fixtures/grids.ts';
import { GeometryField } from './GeometryField.tsx';
import { kitPattern, kitText } from '../fixtures/kitText.ts';
import { controlled } from '../fixtures/controlled.tsx';

const shapes = () => Promise.resolve(grids);

/** **Do** show the neighbouring areas in the background. **Do not** use it for a single place; that is a PointField. */
const meta: Meta<typeof GeometryField> = {
  component: GeometryField,
  args: { label: '路线走向', value: null, geometryType: 'LineString', shapes, onChange: fn() },
  render: controlled(GeometryField),
};
export default meta;
type Story = StoryObj<typeof GeometryField>;

export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('textbox', { name: '路线走向' });
    await userEvent.type(list, '113.61,34.71{Enter}113.63,34.71');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      type: 'LineString',
      coordinates: [
        [113.61, 34.71],
        [113.63, 34.71],
      ],
    });
    await userEvent.type(list, '{Enter}abc');
    await expect(list).toHaveAccessibleDescription(kitPattern(/第 3 行/));
    await userEvent.click(canvas.getByRole('button', { name: kitText('删除一点') }));
    await expect(list).toHaveValue('113.61,34.71\n113.63,34.71');
    await userEvent.click(canvas.getByRole('button', { name: kitText('清空') }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Picked: Story = {
  args: { geometryType: 'Polygon' },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('application')).toHaveAttribute('aria-busy', 'false'));
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      type: 'Polygon',
      coordinates: [[expect.anything(), expect.anything()]],
    });
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(kitText('面至少要有 3 个不同的点'));
  },
};

export const SeveralAreas: Story = {
  args: {
    geometryType: 'Polygon',
    value: {
      type: 'MultiPolygon',
      coordinates: [
        [
          [
            [113.6, 34.7],
            [113.61, 34.7],
            [113.61, 34.71],
            [113.6, 34.7],
          ],
        ],
        [
          [
            [113.62, 34.7],
            [113.63, 34.7],
            [113.63, 34.71],
            [113.62, 34.7],
          ],
        ],
      ],
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: kitPattern(/正在编辑/) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: kitText('清空') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      type: 'Polygon',
      coordinates: [expect.arrayContaining([[113.63, 34.71]])],
    });
    await userEvent.click(canvas.getByRole('button', { name: kitText('撤销') }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'MultiPolygon' }));
    await userEvent.click(canvas.getByRole('button', { name: kitText('重做') }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'Polygon' }));
  },
};

/** A boundary by keys alone: pasted, a vertex chosen and moved, one taken away, and all of it undone. */
export const ByKeyboard: Story = {
  args: { geometryType: 'Polygon' },
  play: async ({ canvas, args }) => {
    const map = canvas.getByRole('application');
    await waitFor(() => expect(map).toHaveAttribute('aria-busy', 'false'));
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('SRID=4326;POLYGON ((113.6 34.7, 113.62 34.7, 113.62 34.71, 113.6 34.7))');
    await expect(canvas.getByRole('textbox')).toHaveDisplayValue('113.6,34.7\n113.62,34.7\n113.62,34.71');
    await expect(canvas.getByText(kitPattern(/面积/))).toBeVisible();
    map.focus();
    await userEvent.keyboard(']{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(canvas.getByRole('textbox')).not.toHaveDisplayValue(/^113\.6,34\.7\n/));
    await expect(canvas.getByRole('textbox')).toHaveDisplayValue(/^113\.60\d+,34\.7/);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.getByRole('textbox')).toHaveDisplayValue(/^113\.6,34\.7\n/);
    await userEvent.keyboard(']{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      type: 'Polygon',
      coordinates: [
        [
          [113.6, 34.7],
          [113.62, 34.71],
          [113.6, 34.7],
        ],
      ],
    });
  },
};

/** A hole and a circle; a ring that crosses itself says where. */
export const HolesAndFaults: Story = {
  args: {
    geometryType: 'Polygon',
    value: {
      type: 'Polygon',
      coordinates: [
        [
          [113.6, 34.7],
          [113.62, 34.715],
          [113.62, 34.7],
          [113.6, 34.715],
          [113.6, 34.7],
        ],
      ],
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(kitPattern(/自相交/));
    await waitFor(() => expect(canvas.getByRole('application')).toHaveAttribute('aria-busy', 'false'));
    await userEvent.click(canvas.getByRole('button', { name: kitText('清空') }));
    await userEvent.click(canvas.getByRole('button', { name: kitText('画圆') }));
    await userEvent.click(await screen.findByRole('textbox', { name: kitText('半径（米）') }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({
        type: 'Polygon',
        coordinates: [expect.objectContaining({ length: 65 })],
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: kitText('挖洞') }));
    await expect(canvas.getByRole('button', { name: kitPattern(/正在编辑/) })).toHaveTextContent(kitPattern(/的洞/));
  },
};
