import { menu } from '@lattice/api/resources/blade-system/menu';
import { messageMain } from '@lattice/api/resources/cms/messageMain';
import { Button } from '@lattice/ui/Button';
import { MemoryRouter } from 'react-router';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { isChinese } from '../../../../ui/src/fixtures/kitText.ts';
import { answer } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, screens } from '../../fixtures/screens.ts';
import { allOf, entry, holds } from '../../fixtures/town.ts';
import { Address } from '../../navigation/Address.tsx';
import { Providers } from '../Providers.tsx';
import { closeFinder } from './finder.ts';
import { LazyFinders } from './LazyFinders.tsx';

const args = { address: '/wel/index', shows: '' };

const meta: ScreenMeta = {
  ...screens,
  title: 'Screens/Command palette',
  tags: ['!autodocs'],
  args,
  render: ({ address }) => (
    <MemoryRouter initialEntries={[address]}>
      <Address>
        <Providers>
          <Button>Before</Button>
          <LazyFinders />
        </Providers>
      </Address>
    </MemoryRouter>
  ),
};
export default meta;

/** What is typed at once after Ctrl+K, while the palette is loading, stands in it; Esc leads back. */
export const TypedAtOnce: ScreenStory = {
  play: async ({ canvas }) => {
    closeFinder();
    const before = canvas.getByRole('button');
    before.focus();
    await userEvent.keyboard('{Control>}k{/Control}wang');
    const box = await screen.findByRole('combobox', undefined, { timeout: 15_000 });
    await expect(box).toHaveValue('wang');
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('ge');
    await expect(box).toHaveValue('wangge');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(before).toHaveFocus());
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(await screen.findByRole('combobox')).toHaveValue('');
    await userEvent.keyboard('{Escape}');
  },
};

/** What is added is named as its form names it, not as the menu names the register. */
export const Additions: ScreenStory = {
  args: {
    answers: [
      answer(menu, 'routes', [entry('/cms', '内容管理', '', [entry('/cms/messageMain', '消息管理', '')])]),
      holds(...allOf(messageMain)),
    ],
  },
  play: async () => {
    closeFinder();
    await userEvent.keyboard('{Control>}k{/Control}');
    const box = await screen.findByRole('combobox', undefined, { timeout: 15_000 });
    await userEvent.type(box, isChinese() ? '新增' : 'add');
    const name = isChinese() ? '新增消息' : 'Add message';
    await waitFor(() => expect(screen.getByRole('option', { name })).toBeVisible(), { timeout: 5000 });
    await userEvent.keyboard('{Escape}');
  },
};
