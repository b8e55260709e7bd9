import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { SortableList, type SortableItem, type SortableListProps } from './SortableList.tsx';

const items: SortableItem[] = ['入户走访', '隐患排查', '矛盾调解'].map((name, at) => ({ id: String(at + 1), name }));

function Held(props: SortableListProps<SortableItem>) {
  const [ids, setIds] = useState(props.items.map(({ id }) => id));
  const shown = ids.flatMap((id) => props.items.find((item) => item.id === id) ?? []);
  return (
    <SortableList
      {...props}
      items={shown}
      {...(props.onOrder && {
        onOrder: (next) => {
          setIds([...next]);
          props.onOrder?.(next);
        },
      })}
    />
  );
}

/**
 * **Do** use it where the order of a few entries is a fact of its own. **Do not** use it to sort by a value
 * (DataTable).
 */
export default {
  component: SortableList,
  args: { label: '事项', items, children: ({ name }) => ({ words: name }), onOrder: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SortableList<SortableItem>>;
type Story = StoryObj<typeof SortableList<SortableItem>>;

/** By buttons and keys; focus stays with the entry that moves. */
export const ByKeys: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button')[1] as HTMLElement);
    await expect(args.onOrder).toHaveBeenLastCalledWith(['2', '1', '3']);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(args.onOrder).toHaveBeenLastCalledWith(['2', '3', '1']);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(args.onOrder).toHaveBeenLastCalledWith(['2', '1', '3']);
  },
};

/** An entry dragged onto another takes its place. */
export const Dragged: Story = {
  play: async ({ canvas, args }) => {
    const dataTransfer = new DataTransfer();
    const row = (at: number) => canvas.getAllByRole('listitem')[at] as HTMLElement;
    await fireEvent.dragStart(row(2), { dataTransfer });
    await fireEvent.dragOver(row(0), { dataTransfer });
    await fireEvent.drop(row(0), { dataTransfer });
    await expect(args.onOrder).toHaveBeenLastCalledWith(['3', '1', '2']);
  },
};

/** Where nothing may be moved. */
export const Fixed: Story = {
  args: { onOrder: undefined },
  play: async ({ canvas }) => expect(canvas.queryAllByRole('button')).toHaveLength(0),
};
