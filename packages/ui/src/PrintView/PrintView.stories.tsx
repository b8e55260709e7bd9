import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { peopleColumns, peopleSource, person } from '../ExportDialog/fixtures/fakePeople.ts';
import type { ExportAll } from '../Spreadsheet/SheetRecord.ts';
import { PrintView, type PrintViewProps } from './PrintView.tsx';
import { kitPattern, kitText } from '../fixtures/kitText.ts';
import { press } from '../fixtures/press.ts';

function Opener(props: PrintViewProps<unknown>) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>打开</Button>
      {isOpen && <PrintView {...props} isOpen onOpenChange={setOpen} />}
    </>
  );
}

/** What was printed, as it stood then: the preview shows fewer rows again. */
let paper: Document | undefined;
const printed = fn((page: Window) => {
  paper = page.document.cloneNode(true) as Document;
});
const query = {};

/**
 * **Do** say the filters in words, so that the printout explains itself. **Do not** print one page of a list: provide
 * all matching rows. The browser numbers pages from Chromium 131 on.
 */
export default {
  component: PrintView,
  render: (args) => <Opener {...args} />,
  args: {
    title: '常住人口名册',
    columns: peopleColumns,
    exportAll: peopleSource(400),
    query,
    filters: '网格为东街第一网格，且已核实',
    printedBy: '网格员 张三',
    isOpen: true,
    onOpenChange: fn(),
    onPrint: printed,
  },
  beforeEach: () => void printed.mockClear(),
} satisfies Meta<typeof PrintView<unknown>>;
type Story = StoryObj<typeof PrintView<unknown>>;

/** Columns are chosen and printed by keyboard alone: every row is there, under titles that repeat. */
export const ByKeyboard: Story = {
  play: async () => {
    const button = await screen.findByRole('button', { name: kitText('打印 400 条') });
    await press(screen.getByRole('checkbox', { name: '身份证号' }), ' ');
    await press(button);
    await waitFor(() => expect(printed).toHaveBeenCalled());
    const page = paper;
    await expect(page?.querySelectorAll('tbody tr')).toHaveLength(400);
    await expect(page?.querySelector('thead')?.textContent).not.toContain('身份证号');
    await expect(page?.querySelector('tbody:last-child tr:last-child')?.textContent).toContain(
      String(person(399).name),
    );
    await expect(page?.querySelector('ul')?.textContent).toContain(
      kitText('条件：网格为东街第一网格，且已核实') + kitText('共 400 条'),
    );
  },
};

/** A source that fails halfway prints nothing until all rows are there. */
export const Failed: Story = {
  args: {
    exportAll: async function* failing() {
      yield [person(1)];
      throw new Error('offline');
    } as ExportAll<unknown>,
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(kitPattern(/记录没有取全/));
    await expect(screen.getByRole('button', { name: kitText('打印') })).toBeDisabled();
  },
};

/** One case on an upright sheet: its facts stand above its rows. */
export const OfACase: Story = {
  args: {
    facts: ['事件编号：SJ202603100001', '发生地点：和平路 8 号'],
    startPaper: 'A4 portrait',
    filters: '',
    signatures: ['经办人', '审核人'],
  },
  play: async () => {
    await screen.findByRole('button', { name: kitText('打印 400 条') });
    const page = screen.getByTitle<HTMLIFrameElement>(kitText('打印预览'));
    await waitFor(() =>
      expect(page.contentDocument?.querySelector('li')).toHaveTextContent('事件编号：SJ202603100001'),
    );
    await expect(screen.getByRole('button', { name: new RegExp(kitText('A4 纵向')) })).toBeVisible();
    await expect(page.contentDocument?.querySelectorAll('.signatures li')).toHaveLength(2);
  },
};
