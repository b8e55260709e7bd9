import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Shape } from '../MapView/geo.ts';
import { GeometryField, type GeometryFieldProps } from './GeometryField.tsx';
import { kitPattern, kitText } from '../fixtures/kitText.ts';

const grids: Shape[] = [
  {
    id: '1',
    name: '第一网格',
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [113.6, 34.7],
          [113.64, 34.7],
          [113.64, 34.72],
          [113.6, 34.72],
          [113.6, 34.7],
        ],
      ],
    },
  },
];
const shapes = () => Promise.resolve(grids);

function Controlled(props: GeometryFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <GeometryField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta: Meta<typeof GeometryField> = {
  component: GeometryField,
  parameters: {
    docs: {
      description: {
        component:
          '**Do** show the neighbouring areas in the background. **Do not** use it for a ' +
          'single place; that is a PointField.',
      },
    },
  },
  args: { label: '路线走向', value: null, geometryType: 'LineString', shapes, onChange: fn() },
  render: (args) => <Controlled {...args} />,
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
    await userEvent.click(canvas.getByRole('button', { name: kitText('撤销一点') }));
    await expect(list).toHaveValue('113.61,34.71\n113.63,34.71');
    await userEvent.click(canvas.getByRole('button', { name: kitText('清空') }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Picked: Story = {
  args: { geometryType: 'Polygon' },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText('第一网格')).toBeVisible());
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
  play: async ({ canvas }) => {
    await expect(canvas.getByText(kitPattern(/不能修改/))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: kitText('清空') })).toBeNull();
  },
};
