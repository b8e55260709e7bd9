import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { DataSource } from '../CrudTable/CrudTable.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { AddRecord } from './AddRecord.tsx';

const submit = fn<(row: Record<string, unknown>) => Promise<undefined>>(async () => undefined);
const source: DataSource = { page: async () => ({ records: [], total: 0 }), submit };

/**
 * **Do** open it from the record to which the new one belongs, with the relation in `defaults`. **Do not** use it
 * beside the list of the same register: that has a form of its own.
 */
export default {
  component: AddRecord,
  args: {
    label: '案件',
    name: 'cases',
    title: 'caseName',
    fields: [
      { name: 'caseName', kind: 'text', label: '案件名称', required: true },
      { name: 'roadName', kind: 'text', label: '所属线路' },
    ],
    source,
    sources: { options: async () => [] },
    defaults: { roadName: '京广铁路清河段' },
    onClose: fn(),
  },
} satisfies Meta<typeof AddRecord>;
type Story = StoryObj<typeof AddRecord>;

/** The relation is filled in; what is stored holds it, and the form closes. */
export const WithItsRelation: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('textbox', { name: '所属线路' })).toHaveValue('京广铁路清河段');
    await userEvent.type(dialog.getByRole('textbox', { name: '案件名称' }), '盗割电缆');
    await userEvent.click(dialog.getByRole('button', { name: kitText('保存') }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(submit).toHaveBeenCalledWith(
      expect.objectContaining({ caseName: '盗割电缆', roadName: '京广铁路清河段' }),
    );
  },
};
