import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { notOurs } from '../failingContrast.ts';
import { AccentPage } from './AccentPage.tsx';
import { BackOffice } from './BackOffice.tsx';
import { Designer } from './Designer.tsx';
import * as css from './pages.css.ts';
import { themeFiles } from './themeFiles.ts';
import { Tokens } from './Tokens.tsx';

const meta: Meta = { title: 'Theme review', parameters: { layout: 'fullscreen' }, tags: ['!autodocs'] };
export default meta;

const levels = ['normal', 'high'] as const;

/** A colour as the browser writes it itself, since a build shortens `#ffffff` to `#fff`. */
function plainColour(): (value: string) => string {
  const pen = document.createElement('canvas').getContext('2d');
  return (value) => (pen === null ? value : String(Object.assign(pen, { fillStyle: value }).fillStyle));
}

/** Roles that the page draws in another colour than the one measured, in some theme and contrast. */
function wrongOnPage(): string[] {
  const { dataset } = document.documentElement;
  const { theme: before, contrast } = dataset;
  const style = getComputedStyle(document.documentElement);
  const plain = plainColour();
  const wrong = themeFiles.flatMap(({ theme, tokens }) =>
    levels.flatMap((level) => {
      Object.assign(dataset, { theme: theme.name, contrast: level });
      return Object.entries(tokens[level]).flatMap(([role, value]) => {
        const drawn = style.getPropertyValue(`--lt-color-${role}`).trim();
        return drawn !== '' && plain(drawn) === plain(value)
          ? []
          : [`${theme.name} ${level} ${role}: ${drawn} instead of ${value}`];
      });
    }),
  );
  Object.assign(dataset, { theme: before, contrast });
  return wrong;
}

/** A whole back-office screen in the theme of the toolbar. */
export const WholeScreen: StoryObj = { tags: ['pictures'], render: () => <BackOffice /> };

/** The same screen with its dialog open. */
export const WithDialog: StoryObj = {
  render: () => <BackOffice />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '批量删除' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await expect(within(dialog).getByRole('button', { name: '取消' })).toBeVisible();
  },
};

/**
 * All themes at once, each in a frame with its own `data-theme`; their screens are pictures here, so they take no
 * focus.
 */
export const SideBySide: StoryObj = {
  parameters: { a11y: { test: 'off' } },
  render: () => (
    <div className={css.wall}>
      {themeFiles.map(({ theme }) => (
        <section key={theme.name} className={css.piece} aria-label={theme.label}>
          <h2>
            {theme.label}　{theme.name}
          </h2>
          <div className={css.pane}>
            <div className={css.scaled} data-theme={theme.name} inert>
              <BackOffice isFramed />
            </div>
          </div>
        </section>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const screens = [...canvasElement.querySelectorAll<HTMLElement>('[data-theme] > div')];
    await expect(screens).toHaveLength(themeFiles.length);
    const faces = screens.map(
      (screen) =>
        getComputedStyle(screen).getPropertyValue('--lt-color-accent') +
        getComputedStyle(screen).getPropertyValue('--lt-color-sidebar') +
        getComputedStyle(screen).getPropertyValue('--lt-color-canvas'),
    );
    await expect(new Set(faces).size).toBe(themeFiles.length);
  },
};

/**
 * Each declared pair of roles with its measured ratio in each theme, at the contrast of the toolbar; its many cells all
 * look alike, so axe reads the head alone.
 */
export const Ratios: StoryObj = {
  parameters: { layout: 'padded', a11y: { context: { exclude: [...notOurs, 'tbody'] } } },
  tags: ['oneTheme', 'oneLanguage'],
  render: (_args, { globals }) => <Tokens level={globals.contrast === 'high' ? 'high' : 'normal'} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-failing]')).toHaveLength(0);
    await expect(wrongOnPage()).toEqual([]);
  },
};

/** For designers: all tokens, chart palettes and control looks of the theme of the toolbar. */
export const TokensAndControls: StoryObj = {
  parameters: { layout: 'padded' },
  render: () => <Designer />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '分类' }).children).toHaveLength(8);
    // Drawn and native choices are of one height and have the same border.
    const drawn = canvas.getAllByRole('button', { name: /所属网格/ })[0]?.closest('[class*=frame]');
    const native = canvas.getAllByRole('combobox').find((one) => one.localName === 'select');
    const looks = [drawn, native].map((element) => {
      const { borderTopColor, borderRadius, height } = getComputedStyle(element ?? document.body);
      return { borderTopColor, borderRadius, height };
    });
    await expect(looks[0]).toEqual(looks[1]);
  },
};

/** The user's own accent: choose one and see what it changes, and what was corrected. */
export const OwnAccent: StoryObj = {
  parameters: { layout: 'padded' },
  tags: ['oneTheme'],
  render: (_args, { globals }) => (
    <AccentPage key={`${String(globals.theme)} ${String(globals.contrast)}`} start="#ffd400" />
  ),
  play: async ({ canvas }) => {
    const root = document.documentElement;
    const accent = () => root.style.getPropertyValue('--lt-color-accent');
    await waitFor(() => expect(accent()).not.toBe(''));
    const before = accent();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Control>}a{/Control}#7c3aed');
    await waitFor(() => expect(accent()).not.toBe(before));
    await expect(canvas.getByRole('textbox', { name: '自选颜色' })).toHaveValue('#7c3aed');
  },
};
