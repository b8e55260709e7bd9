/// <reference types="vite/client" />
import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';

/** A story of a component as it stands on a sheet. */
export interface SheetPart {
  component: string;
  story: string;
  Story: ComponentType;
}

interface StoryFile {
  default: Meta;
  [story: string]: StoryObj | Meta;
}

const files = import.meta.glob<StoryFile>('../../packages/ui/src/*/*.stories.tsx');

/** The stories with these names, component/story, in this order. */
export async function sheetParts(names: readonly string[]): Promise<SheetPart[]> {
  const loaded = await Promise.all(
    names.map(async (name) => {
      const [component = '', wanted = ''] = name.split('/');
      const file = await files[`../../packages/ui/src/${component}/${component}.stories.tsx`]?.();
      if (!file) return [];
      const stories = composeStories(file as never) as Record<string, ComponentType>;
      const [first = ''] = Object.keys(stories);
      const story = wanted in stories ? wanted : first;
      const Story = stories[story];
      return Story ? [{ component, story, Story }] : [];
    }),
  );
  return loaded.flat();
}
