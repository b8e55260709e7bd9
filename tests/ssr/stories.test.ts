import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type Meta, composeStories } from '@storybook/react-vite';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

interface StoryFile {
  default: Meta;
  [story: string]: unknown;
}

const files = import.meta.glob<StoryFile>('../../packages/ui/src/*/*.stories.tsx');
i18n.loadAndActivate({ locale: 'zh', messages: {} });

/**
 * The first story of each file stands for its component: without a page of a browser, it draws as on a server, where a
 * project may use the kit as well.
 */
it.each(Object.entries(files))('is drawn on a server: %s', async (_, load) => {
  const stories: Readonly<Record<string, ComponentType>> = composeStories((await load()) as never);
  const [Story] = Object.values(stories);
  if (Story === undefined) throw new Error('a file without stories');
  const markup = renderToString(createElement(I18nProvider, { i18n }, createElement(Story)));
  // What React gave up within a Suspense boundary.
  expect(markup).not.toContain('<template data-');
});
