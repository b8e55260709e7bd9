import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { CrudField } from '../CrudField.ts';
import type { CrudView } from '../CrudTable.tsx';
import { peopleFields } from '../fixtures/manyPeople.ts';
import { PeopleTable } from '../fixtures/PeopleTable.tsx';
import { press } from '../../fixtures/press.ts';
import { kitPattern, kitText } from '../../fixtures/kitText.ts';

export default { component: PeopleTable } satisfies Meta<typeof PeopleTable>;
type Story = StoryObj<typeof PeopleTable>;

const viewOf = (element: HTMLElement) => JSON.parse(element.querySelector('output')?.textContent ?? '{}') as CrudView;

const maskedFields: CrudField[] = peopleFields.map((field) =>
  field.name === 'phone'
    ? {
        ...field,
        search: true,
        searchPlace: 0,
        maskedSearch: (text) => (/^\d{4}$/.test(text) ? 'tail' : /^\d{11}$/.test(text) ? 'whole' : null),
      }
    : field,
);

/** Masked numbers are found by what is visible: what does not fit is said and not sent; the chip names the part. */
export const MaskedValues: Story = {
  tags: ['oneLanguage'],
  args: { count: 2000, fields: maskedFields },
  play: async ({ canvas, canvasElement }) => {
    await press(await canvas.findByRole('button', { name: kitText('筛选') }));
    const phone = await canvas.findByRole('searchbox', { name: '联系电话' });
    await expect(phone).toHaveAttribute('placeholder', kitText('完整号码或后四位'));
    await press(phone, '1540012{Enter}');
    await canvas.findByText(kitText('请输入完整号码，或最后四位'));
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(viewOf(canvasElement).filters).toEqual({});
    await userEvent.clear(phone);
    await userEvent.type(phone, '0012{Enter}');
    await canvas.findByRole('button', { name: kitText(`去掉条件：${kitText('联系电话尾号 0012')}`) });
    await expect(canvas.queryByText(kitText('请输入完整号码，或最后四位'))).toBeNull();
    await expect(viewOf(canvasElement).filters).toEqual({ phone: '0012' });
    await press(canvas.getByRole('button', { name: kitText('高级筛选') }));
    const dialog = within(await screen.findByRole('dialog', { name: kitText('高级筛选') }));
    const first = within(await dialog.findByRole('group', { name: kitText('条件 1') }));
    await press(first.getByRole('button', { name: kitPattern(/字段/) }));
    await press(await screen.findByRole('option', { name: '联系电话' }));
    await expect(first.getByRole('button', { name: kitPattern(/完整或可见部分为/) })).toBeVisible();
    await press(first.getByRole('textbox', { name: kitText('值') }), '19900101');
    await press(dialog.getByRole('button', { name: kitText('查询') }));
    await dialog.findByText(kitText('请输入完整号码，或最后四位'));
    await expect(viewOf(canvasElement).where).toBeUndefined();
  },
};
