import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Pagination } from './Pagination.tsx';
import { press } from '../fixtures/press.ts';

/**
 * **Do** keep it in place while rows load and when there are none. **Do not** put it above the rows, or split into
 * pages what fits on one screen.
 */
export default {
  component: Pagination,
  args: { page: 4, size: 10, total: 1283, onChange: fn() },
  render: function Live(args) {
    const [at, setAt] = useState({ page: args.page, size: args.size });
    return (
      <Pagination
        {...args}
        {...at}
        onChange={(next) => {
          args.onChange(next);
          setAt(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Pagination>;

type Story = StoryObj<typeof Pagination>;

/** Forward and back, by page number, and by typing. */
export const ManyPages: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const [back, ...others] = canvas.getAllByRole('button');
    const forth = others.at(-1);
    if (!back || !forth) throw new Error('The pagination draws no buttons, so it cannot be paged.');
    await userEvent.click(forth);
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 5, size: 10 });
    await userEvent.click(back);
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 4, size: 10 });
    await userEvent.type(canvas.getByRole('textbox'), '900{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 129, size: 10 });
    await expect(canvasElement.querySelector('[aria-current="page"]')).toHaveTextContent('129');
    await userEvent.selectOptions(canvas.getByRole('combobox'), '100');
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 13, size: 100 });
  },
};

/** The way from the size to the typed page without a pointer. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 3, size: 10 });
    await press(canvas.getByRole('textbox'), '12{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 12, size: 10 });
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** One page only: both directions are disabled, and pressing does nothing. */
export const OnePage: Story = {
  args: { page: 1, total: 7 },
  play: async ({ canvasElement, args }) => {
    for (const button of within(canvasElement).getAllByRole('button')) await userEvent.click(button);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** An empty list still shows its footer, so that nothing jumps when rows arrive. */
export const NoRows: Story = { args: { page: 1, total: 0 } };
