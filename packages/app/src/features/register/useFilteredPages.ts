import type { Resource } from '@lattice/api/resource';
import type { CrudAction } from '@lattice/ui/CrudTable';
import { useMemo } from 'react';
import { trailTo } from '../../navigation/MenuEntry.ts';
import { useMenu } from '../../navigation/useMenu.ts';
import { filteredAddress, filteredPages } from './filteredPages.ts';
import { useGo } from '../../navigation/Address.tsx';

/** The ways from a row of a register to the pages of what belongs to it, for registers in the person's menu. */
export function useFilteredPages({ path, title = 'id' }: Pick<Resource, 'path' | 'title'>): readonly CrudAction[] {
  const navigate = useGo();
  const { data: menu } = useMenu();
  return useMemo(
    () =>
      filteredPages
        .filter(({ of }) => of === path)
        .flatMap((page): CrudAction[] => {
          const entry = trailTo(menu ?? [], `/${page.path}`).at(-1);
          if (entry === undefined) return [];
          return [
            {
              id: `to ${page.path}`,
              label: entry.label,
              scope: 'row',
              changesRows: false,
              run: async ([row]) => row && navigate(filteredAddress(page, row.id, String(row[title] ?? row.id))),
            },
          ];
        }),
    [path, title, menu, navigate],
  );
}
