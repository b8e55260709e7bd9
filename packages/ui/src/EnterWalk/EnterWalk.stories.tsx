import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { EnterWalk } from './EnterWalk.tsx';
import { press } from '../fixtures/press.ts';

function Fields() {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const bind = (name: string) => ({
    label: name,
    value: values[name] ?? '',
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  });
  return (
    <Stack>
      <TextField {...bind('姓名')} />
      <TextField {...bind('曾用名')} isDisabled />
      <Select {...bind('民族')} options={[{ value: '01', label: '汉族' }]} />
      <TextField {...bind('电话')} />
      <TextArea {...bind('备注')} />
      <SearchField {...bind('下一人')} />
    </Stack>
  );
}

/**
 * Many fields one after the other, by Enter. **Do** use it where several forms are sent together. **Do not** use it
 * around a single form: there Enter sends.
 */
export default {
  component: EnterWalk,
  args: { onSend: fn(), children: <Fields /> },
} satisfies Meta<typeof EnterWalk>;
type Story = StoryObj<typeof EnterWalk>;

export const Walk: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '姓名' }), '汤敏{Enter}');
    await expect(canvas.getByRole('button', { name: /民族/ })).toHaveFocus();
    await press(canvas.getByRole('textbox', { name: '电话' }));
    const remark = canvas.getByRole('textbox', { name: '备注' });
    await expect(remark).toHaveFocus();
    await userEvent.keyboard('一{Enter}二');
    await expect(remark).toHaveValue('一\n二');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
