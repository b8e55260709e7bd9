import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { controlled } from '../fixtures/controlled.tsx';
import { kitPattern, kitText } from '../fixtures/kitText.ts';
import { GeometryField } from './GeometryField.tsx';
import { grids } from './fixtures/grids.ts';

const shapes = () => Promise.resolve(grids);

const meta: Meta<typeof GeometryField> = {
  title: 'GeometryField/Pasted',
  component: GeometryField,
  args: { label: '路线走向', value: null, geometryType: 'LineString', shapes, onChange: fn() },
  render: controlled(GeometryField),
  tags: ['!autodocs'],
};
export default meta;
type Story = StoryObj<typeof GeometryField>;

const ring = '113.61,34.705;113.62,34.705;113.62,34.71;113.61,34.71;113.61,34.705';
const kmlOf = (name: string, east: number) =>
  `<Placemark><name>${name}</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${[0, 1, 2, 0]
    .map((at) => `${east + at / 100},${34.7 + (at % 2) / 100}`)
    .join(' ')}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`;

const gcj02 = {
  type: 'Polygon',
  crs: { type: 'name', properties: { name: 'GCJ-02' } },
  coordinates: [
    [
      [113.61, 34.7],
      [113.62, 34.7],
      [113.62, 34.71],
      [113.61, 34.7],
    ],
  ],
};

/** What is pasted asks for its system and the part that is meant; nonsense is refused at its line. */
export const Areas: Story = {
  args: { label: '网格边界', geometryType: 'Polygon' },
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('textbox', { name: '网格边界' });
    const paste = async (text: string) => {
      await userEvent.click(list);
      await userEvent.paste(text);
    };
    const isShut = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await paste(ring);
    const asked = within(await screen.findByRole('dialog'));
    await expect(asked.getByRole('radio', { name: kitPattern(/GCJ-02/) })).toBeChecked();
    await expect(asked.getByRole('status')).toHaveTextContent(kitText('在本地网格的范围以内'));
    await userEvent.click(asked.getByRole('radio', { name: kitPattern(/WGS 84/) }));
    await userEvent.click(asked.getByRole('button', { name: kitText('使用') }));
    await isShut();
    await expect(list).toHaveDisplayValue('113.61,34.705\n113.62,34.705\n113.62,34.71\n113.61,34.71');

    await paste(`<kml>${kmlOf('甲村', 113.6)}${kmlOf('乙村', 113.63)}</kml>`);
    const villages = within(await screen.findByRole('dialog'));
    await expect(villages.getByText(kitPattern(/WGS 84/))).toBeVisible();
    await userEvent.click(villages.getByRole('button', { name: kitText('使用') }));
    await isShut();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: 'MultiPolygon', coordinates: [expect.anything(), expect.anything()] }),
    );

    await userEvent.clear(list);
    await paste(JSON.stringify(gcj02));
    await waitFor(() => expect(list).toHaveDisplayValue(/^113\.60\d+,34\.70\d+/));

    await userEvent.clear(list);
    await paste(Array.from({ length: 1500 }, (_, at) => `<point n="${at}">`).join('\n'));
    await expect(list).toHaveAccessibleDescription(kitPattern(/第 1 行/));
  },
};

const lines = JSON.stringify({
  type: 'FeatureCollection',
  features: ['南段', '北段'].map((name, at) => ({
    type: 'Feature',
    properties: { name },
    geometry: {
      type: 'LineString',
      coordinates: [
        [113.61 + at / 100, 34.71],
        [113.62 + at / 100, 34.72],
      ],
    },
  })),
});

/** Of several lines one is chosen. */
export const Lines: Story = {
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('textbox', { name: '路线走向' });
    await userEvent.click(list);
    await userEvent.paste(lines);
    const asked = within(await screen.findByRole('dialog'));
    await expect(asked.getByRole('button', { name: kitText('使用') })).toBeDisabled();
    await userEvent.click(asked.getByRole('button', { name: kitPattern(/用哪一条线/) }));
    await userEvent.click(await screen.findByRole('option', { name: /北段/ }));
    await userEvent.click(asked.getByRole('button', { name: kitText('使用') }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({
        type: 'LineString',
        coordinates: [
          [113.62, 34.71],
          [113.63, 34.72],
        ],
      }),
    );
  },
};
