import type { TreeItemSource } from '@lattice/ui/Tree';
import { region } from '@lattice/api/resources/blade-system/region';
import { formSourcesIn } from '../../records/formSources.ts';
import { client } from '../../session/client.ts';

/** The administrative divisions as a tree, read level by level and known by their codes. */
export function regionTree(language: string): TreeItemSource {
  const { children, find } = formSourcesIn(language).tree(region.path);
  return {
    children,
    search: async (words) =>
      ((await find?.(words))?.hits ?? []).map(({ above, id }) => [...above.map((one) => one.id), id]),
    labels: async (codes) =>
      Object.fromEntries(
        await Promise.all(codes.map(async (code) => [code, (await client(region).detail(code)).name] as const)),
      ),
  };
}
