import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { KeyValueList } from './KeyValueList.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { controlled } from '../fixtures/controlled.tsx';
import { tabTo } from '../fixtures/tabTo.ts';

/** **Do** use it for a few free-form pairs whose order matters. **Do not** use it where the keys are known (Form). */
export default {
  component: KeyValueList,
  args: {
    label: '附加信息',
    value: [
      { key: '楼栋', value: '3 栋' },
      { key: '门牌', value: '502' },
    ],
    onChange: fn(),
  },
  render: controlled(KeyValueList),
} satisfies Meta<typeof KeyValueList>;
type Story = StoryObj<typeof KeyValueList>;

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const go = async (name: string) => {
      await tabTo(canvas.getByRole('button', { name }));
      await userEvent.keyboard('{Enter}');
    };
    await go(kitText('下移第 1 行'));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { key: '门牌', value: '502' },
      { key: '楼栋', value: '3 栋' },
    ]);
    await expect(canvas.getByRole('textbox', { name: kitText(`第 2 行${kitText('名称')}`) })).toHaveFocus();
    await go(kitText('添加一行'));
    await expect(canvas.getByRole('textbox', { name: kitText(`第 3 行${kitText('名称')}`) })).toHaveFocus();
    await userEvent.keyboard('楼栋');
    await expect(canvas.getByText(kitText(`第 3 行的${kitText('名称')}与前面重复，请改名或删除`))).toBeVisible();
    await go(kitText('删除第 3 行'));
    await expect(canvas.queryByRole('textbox', { name: kitText(`第 3 行${kitText('名称')}`) })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: kitText(`第 2 行${kitText('名称')}`) })).toHaveFocus();
  },
};

export const Empty: Story = { args: { value: [], description: '最多三行', max: 3 } };

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = { args: { isReadOnly: true } };
