import { permissionCode } from '@lattice/api/resource';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { leaves } from '../../navigation/MenuEntry.ts';
import { useMenu } from '../../navigation/useMenu.ts';
import { useCodes } from '../../session/useCodes.ts';
import { pointersTo } from '../related/pointers.ts';

const PERSON = 'source/populationinfo';
/** The page itself makes the links between people and houses. */
const LINK = 'source/housepopulationintermediate';

/** Registers of the same area in which a person may be entered by whoever is signed in, named as in the menu. */
export function useEntryChoices(): readonly { path: string; label: string }[] {
  const { data: menu = [] } = useMenu();
  const codes = useCodes();
  const { data: pointers = [] } = useQuery({
    queryKey: ['pointers', PERSON],
    queryFn: () => pointersTo(PERSON),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useMemo(() => {
    const area = PERSON.slice(0, PERSON.indexOf('/') + 1);
    const paths = [...new Set(pointers.map(([path]) => path))].filter(
      (path) => path.startsWith(area) && path !== LINK && codes?.has(permissionCode({ path }, 'add')) === true,
    );
    const labels = new Map(leaves(menu).map(({ to, label }) => [to.slice(1), label]));
    return paths.flatMap((path) => {
      const label = labels.get(path);
      return label === undefined ? [] : [{ path, label }];
    });
  }, [codes, menu, pointers]);
}
