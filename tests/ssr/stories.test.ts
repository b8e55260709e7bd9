import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type Meta, composeStories } from '@storybook/react-vite';
import { type ComponentType, type ReactNode, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Notice } from '../../packages/ui/src/noticePlace/noticePlace.tsx';

interface StoryFile {
  default: Meta;
  [story: string]: unknown;
}

const files = import.meta.glob<StoryFile>('../../packages/ui/src/*/*.stories.tsx');
const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../packages/ui/src/*/*.tsx');
i18n.loadAndActivate({ locale: 'zh', messages: {} });

/** Draws as on a server, without a page of a browser, where a project may use the kit as well. */
function draw(element: ReactNode): void {
  const markup = renderToString(createElement(I18nProvider, { i18n }, element));
  // What React gave up within a Suspense boundary.
  expect(markup).not.toContain('<template data-');
}

it.each(Object.entries(files))('is drawn on a server, in every story: %s', async (_, load) => {
  const stories = Object.entries<ComponentType>(composeStories((await load()) as never));
  expect(stories).not.toEqual([]);
  for (const [name, Story] of stories)
    try {
      draw(createElement(Story));
    } catch (error) {
      throw new Error(`${name} is not drawn on a server: ${String(error)}`, { cause: error });
    }
});

/** Components of entries without a story of their own, which others show. */
const bare: Readonly<Record<string, ReactNode>> = { noticePlace: createElement(Notice, null, 'x') };

describe('an entry of the kit', () => {
  const entries = Object.entries(modules).flatMap(([path, load]) => {
    const [, folder, name] = /\/(\w+)\/(\w+)\.tsx$/.exec(path) ?? [];
    return name !== undefined && folder === name ? [{ path, name, load }] : [];
  });
  const untold = entries.filter(({ path }) => !(path.replace('.tsx', '.stories.tsx') in files));

  it('is found by its folder', () => {
    expect(entries.length).toBeGreaterThan(100);
  });

  it.each(untold)('without a story of its own shows nothing, or is drawn here: $name', async ({ name, load }) => {
    const isComponent = ([called, value]: [string, unknown]) => /^[A-Z]/.test(called) && typeof value === 'function';
    const shows = Object.entries(await load()).some(isComponent);
    expect(name in bare, `${name} has a component: give it a story, or draw it in "bare"`).toBe(shows);
    draw(bare[name]);
  });
});
