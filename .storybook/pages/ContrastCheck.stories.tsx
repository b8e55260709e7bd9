import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { axeFaults } from '../axeFaults.ts';
import { failingContrast } from '../failingContrast.ts';
import { themeFiles } from './themeFiles.ts';

const meta: Meta = { title: 'Contrast check', tags: ['!autodocs', '!dev', 'oneTheme'] };
export default meta;

/**
 * Text of fixed colours on the surface of the theme, which only some themes can bear: the check of all stories must
 * name exactly those, and nothing that is exempt.
 */
export const NamesThemesThatFail: StoryObj = {
  parameters: { a11y: { test: 'off' } },
  render: () => (
    <div style={{ background: 'var(--lt-color-surface)' }}>
      <p id="dark" style={{ color: '#1d1f24' }}>
        深色文字
      </p>
      <p id="light" style={{ color: '#f0f0f0' }}>
        浅色文字
      </p>
      <p id="own" style={{ color: '#1d1f24', background: '#ffffff' }}>
        自带底色
      </p>
      <div style={{ background: '#ffffff' }}>
        <p
          id="veiled"
          style={{ color: '#1d1f24', background: 'color-mix(in srgb, var(--lt-color-surface) 10%, transparent)' }}
        >
          透出底色
        </p>
      </div>
      <button type="button" disabled style={{ color: '#1d1f24', background: 'var(--lt-color-surface)' }}>
        停用按钮
      </button>
    </div>
  ),
  play: async () => {
    const isDark = new Map(themeFiles.map(({ theme, tokens }) => [theme.name, tokens.normal.surface < '#8']));
    const names = [...isDark.keys()];
    const found = (await failingContrast(names)).map((failure) =>
      failure.replace(/^(\w+): .*? id="(\w+)".*$/, '$1 $2'),
    );
    await expect(found).toEqual(names.map((name) => `${name} ${isDark.get(name) === true ? 'dark' : 'light'}`));
  },
};

/** A button without a name, which the check of all stories must name. */
export const NamesWhatAxeFinds: StoryObj = {
  parameters: { a11y: { test: 'off' } },
  render: () => <button type="button" id="nameless" />,
  play: async () => {
    const found = await axeFaults({});
    await expect(found.map((fault) => fault.replace(/^([\w-]+): .*? id="(\w+)".*$/, '$1 $2'))).toEqual([
      'button-name nameless',
    ]);
  },
};
