import type { ComponentType } from 'react';
import { hasResource } from '../../records/resources.ts';

type Module = Record<string, ComponentType>;

const modules = import.meta.glob<Module>(['../../screens/**/*.tsx', '!**/*.stories.tsx']);

const only = (module: Module, path: string): ComponentType => {
  const screen = Object.values(module)[0];
  if (screen === undefined)
    throw new Error(`The screen of ${path} exports nothing, so nothing can be shown. Export its component.`);
  return screen;
};

const plain = (path: string) => async (): Promise<ComponentType> => {
  const { PlainScreen } = await import('../../features/register/PlainScreen.tsx');
  return () => <PlainScreen key={path} path={path} />;
};

/**
 * The path of the screen or resource of an address: `source/roadinfo` of `/source/roadinfo` and of
 * `/source/roadinfo/index`.
 */
export const pathAt = (address: string): string => address.replace(/^\//, '').replace(/(?<=.)\/index$/, '');

/**
 * Loads what a menu path shows: the screen of that path, else the plain screen of the resource of that path; null when
 * there is neither.
 */
export function screenAt(address: string): (() => Promise<ComponentType>) | null {
  const path = pathAt(address);
  const load = modules[`../../screens/${path}.tsx`];
  if (load !== undefined) return async () => only(await load(), path);
  return hasResource(path) ? plain(path) : null;
}
