import type { FlowProcess } from '@lattice/api/resources/blade-flow/manager';
import { useQueries } from '@tanstack/react-query';
import { definitionQuery, hasResource } from '../../../records/resources.ts';
import { useCodes } from '../../../session/useCodes.ts';
import { formAddress } from '../list/processAddress.ts';
import { useFlowCategories } from '../list/useFlowCategories.ts';
import { forms } from './forms.ts';
import { type StartObstacle, startObstacle } from './startObstacle.ts';
import { useMayStart } from './useMayStart.ts';
import { useStartable } from './useStartable.ts';

/** A process with how the person starts it, or why not. */
export interface ProcessStart {
  process: FlowProcess;
  /** What keeps it from being started; null for nothing, or where that is not known. */
  obstacle: StartObstacle | null;
  /** Where it is started; null where it cannot be, or while that is not known. */
  to: string | null;
  /** Whether that is a register instead of a form. */
  isFromRegister: boolean;
}

/** How the person starts each of some processes; `isComing` until what keeps them from it is known. */
export function useStarts(processes: readonly FlowProcess[]): { starts: readonly ProcessStart[]; isComing: boolean } {
  const codes = useCodes();
  const { routes, isKnown: isSorted, isComing } = useFlowCategories();
  const startable = useStartable();
  const mayStart = useMayStart();
  const paths = [...new Set(processes.map(({ category }) => startable(category).path))].filter(hasResource);
  const definitions = useQueries({ queries: paths.map((path) => definitionQuery(path)) });
  const starts = processes.map((process): ProcessStart => {
    const { isThere, path } = startable(process.category);
    const definition = definitions[paths.indexOf(path)]?.data;
    const obstacle = startObstacle(process.category, isThere, mayStart(definition) && codes?.has('work_start_flow'));
    const isKnown = codes !== undefined && isThere === true && (definition !== undefined || !hasResource(path));
    const route = routes.get(process.category) ?? '';
    const register = forms[route]?.register;
    return {
      process,
      obstacle,
      to: obstacle === null && isKnown ? (register ?? formAddress(route, process.id)) : null,
      isFromRegister: register !== undefined,
    };
  });
  const isAsking = isSorted && processes.some(({ category }) => startable(category).isThere === undefined);
  return { starts, isComing: isComing || isAsking || definitions.some(({ isPending }) => isPending) };
}
