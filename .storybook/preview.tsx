/// <reference types="vite/client" />
import '@lattice/ui/theme/global.css';
import { i18n, type Messages } from '@lingui/core';
import { I18nProvider as MessageProvider } from '@lingui/react';
import { toastQueue } from '@lattice/ui/Toast';
import type { Theme } from '@lattice/ui/theme/defineTheme';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { configure } from 'storybook/test';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { type Language, languages } from '../locales/languages.ts';
import { failingContrast, notOurs } from './failingContrast.ts';
import { type AxeParameters, axeFaults } from './axeFaults.ts';
import { isJudged } from './isJudged.ts';
import { testLanguage } from './testLanguage.ts';

/** A loaded machine answers late; what never comes still fails. */
configure({ asyncUtilTimeout: 20_000 });

const themes = Object.values(import.meta.glob<Theme>('../themes/*.css.ts', { eager: true, import: 'theme' }));
const catalogs = import.meta.glob<Messages>('../locales/*.po', { import: 'messages' });

// A documentation page draws before the catalogue of its language is there.
i18n.loadAndActivate({ locale: 'zh', messages: {} });

/** Tests ask axe for what is wrong alone; its panel also shows what is right. */
const isTested = '__vitest_browser__' in globalThis;

/** Whether the test run plays each story in the language in which the usual one does not. */
const isOtherLanguage = import.meta.env.STORYBOOK_OTHER_LANGUAGE === 'true';

/** Tests show no documentation, and its parts are slow to load. */
const docs = isTested ? {} : { container: (await import('./DocsPage.tsx')).DocsPage };

interface Surroundings {
  theme: string;
  language: string;
  density: string;
  text: string;
  contrast: string;
}

function Environment({ globals, children }: { globals: Surroundings; children: ReactNode }) {
  const { theme, language, density, text, contrast } = globals;
  const locale = Object.entries<Language>(languages).find(([code]) => code === language)?.[1].tag ?? 'zh-CN';
  useLayoutEffect(() => {
    const root = document.documentElement;
    Object.assign(root.dataset, { theme, density, text, contrast });
    root.lang = locale;
  }, [theme, locale, density, text, contrast]);
  return (
    <MessageProvider i18n={i18n}>
      <I18nProvider locale={locale}>{children}</I18nProvider>
    </MessageProvider>
  );
}

const items = (titles: Record<string, string>) => Object.entries(titles).map(([value, title]) => ({ value, title }));

const preview: Preview = {
  parameters: {
    a11y: {
      test: isOtherLanguage ? 'off' : 'error',
      context: { exclude: notOurs },
      // Contrast is judged below, in all themes, and once for all text that looks alike.
      ...(isTested && {
        options: { resultTypes: ['violations'], preload: false, rules: { 'color-contrast': { enabled: false } } },
      }),
    },
    docs,
    layout: 'padded',
    chromatic: { modes: Object.fromEntries(themes.map(({ name }) => [name, { theme: name }])) },
    controls: { expanded: true },
  },
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: themes.map(({ name, label }) => ({ value: name, title: label })),
      },
    },
    language: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: Object.entries(languages).map(([value, { name }]) => ({ value, title: name })),
      },
    },
    density: {
      toolbar: {
        title: 'Density',
        icon: 'component',
        dynamicTitle: true,
        items: items({ compact: 'Compact', normal: 'Normal', roomy: 'Roomy' }),
      },
    },
    text: {
      toolbar: {
        title: 'Text size',
        icon: 'zoom',
        dynamicTitle: true,
        items: items({ normal: 'Normal text', large: 'Large text', elder: 'Elder' }),
      },
    },
    contrast: {
      toolbar: {
        title: 'Contrast',
        icon: 'contrast',
        dynamicTitle: true,
        items: items({ normal: 'Normal contrast', high: 'High contrast' }),
      },
    },
  },
  initialGlobals: {
    theme: 'default',
    language: 'zh',
    density: 'normal',
    text: 'normal',
    contrast: 'normal',
    // Tests judge stories below; the panel of the addon judges them for people.
    a11y: { manual: isTested },
  },
  loaders: [
    async ({ globals, id, title, tags }) => {
      if (isTested && globals.language === 'zh' && !tags.includes('oneLanguage'))
        globals.language = testLanguage(id, title, isOtherLanguage);
      const language = String(globals.language);
      i18n.loadAndActivate({ locale: language, messages: (await catalogs[`../locales/${language}.po`]?.()) ?? {} });
    },
  ],
  decorators: [
    (Story, { globals }) => <Environment globals={globals as unknown as Surroundings}>{<Story />}</Environment>,
  ],
  // News of one story would stand in the next one.
  beforeEach: () => () => toastQueue.clear(),
  afterEach: async ({ globals, parameters, tags, title }) => {
    const a11y = parameters.a11y as AxeParameters;
    if (!isTested || a11y.test !== 'error' || !isJudged(title, tags)) return;
    const faults = await axeFaults(a11y);
    if (faults.length > 0) throw new Error(`axe finds faults.\n${faults.join('\n')}`);
    const judged = tags.includes('oneTheme') ? [String(globals.theme)] : themes.map(({ name }) => name);
    const failures = await failingContrast(judged);
    if (failures.length > 0)
      throw new Error(
        'Text is hard to read in some themes. Use role tokens that are a declared pair in ' +
          `theme/pairs.ts.\n${failures.join('\n')}`,
      );
  },
};

export default preview;
