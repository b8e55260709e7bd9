import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { IconPicker } from './IconPicker.tsx';
import { isChinese, kitText } from '../fixtures/kitText.ts';
import { controlled } from '../fixtures/controlled.tsx';

/**
 * **Do** use it where a menu gets its icon; the value is the name of the icon. **Do not** offer it for anything staff
 * must tell apart by the icon alone.
 */
export default {
  component: IconPicker,
  render: controlled(IconPicker),
  args: { label: '菜单图标', value: 'setting', onChange: fn() },
} satisfies Meta<typeof IconPicker>;
type Story = StoryObj<typeof IconPicker>;

export const ByKeyboard: Story = {
  tags: ['oneLanguage'],
  play: async ({ canvas, args }) => {
    // A word of English begins with a capital, the code of an icon does not.
    const isCode = isChinese() ? /^\w+$/ : /^[a-z]\w*$/;
    await userEvent.keyboard('{Tab}{Enter}');
    const search = await screen.findByRole('searchbox', { name: kitText('按名称或拼音首字母查找') });
    await waitFor(() => expect(search).toHaveFocus());
    await expect((await screen.findAllByRole('option')).filter((one) => isCode.test(one.textContent))).toEqual([]);
    await userEvent.keyboard(isChinese() ? 'wgz' : 'gridz');
    await waitFor(() => expect(screen.getByText(kitText('没有这个名称的图标'))).toBeVisible());
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(screen.getByRole('option', { name: kitText('网格') })).toBeVisible());
    await userEvent.keyboard(`{Escape}${kitText('地图')}`);
    await waitFor(() => expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual([kitText('地图')]));
    await userEvent.keyboard('{Escape}MAP');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('option', { name: kitText('地图') })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(search).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('map');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: new RegExp(`菜单图标.*${kitText('地图')}`) })).toHaveFocus(),
    );
  },
};

export const NoMatch: Story = {
  args: { value: '' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /菜单图标/ }));
    await userEvent.keyboard('zzz');
    await waitFor(() => expect(screen.getByText(kitText('没有这个名称的图标'))).toBeVisible());
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = { args: { isReadOnly: true } };
