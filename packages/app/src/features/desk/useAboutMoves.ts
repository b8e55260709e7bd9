import type { Resource } from '@lattice/api/resource';
import type { CrudAction, CrudRow } from '@lattice/ui/CrudTable';
import type { FormSources } from '@lattice/ui/Form';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryClient } from '../../session/queryClient.ts';
import { definitionQuery } from '../../records/resources.ts';
import { useMoves } from '../register/moves/useMoves.ts';
import type { Desk } from './Desk.ts';
import { ABOUT } from './deskSource.ts';

const nothing: Resource = { path: '', label: '', fields: {}, calls: {} };
const none: readonly CrudAction[] = [];

const isRow = (value: unknown): value is CrudRow => typeof value === 'object' && value !== null && 'id' in value;

/** The open record about a row. */
export const aboutOf = (row: CrudRow): CrudRow[] => (isRow(row[ABOUT]) ? [row[ABOUT]] : []);

/** A move of the records about others, as it stands with the rows that they are about. */
function aboutMove(action: CrudAction, path: string): CrudAction {
  const { confirm, ask, run, disabledReason, isShown, ...rest } = action;
  const of = (rows: readonly CrudRow[]) => rows.flatMap(aboutOf);
  return {
    ...rest,
    id: `about ${action.id}`,
    scope: 'row',
    isShown: (row) => aboutOf(row).some((one) => isShown?.(one) !== false),
    ...(disabledReason && { disabledReason: (row: CrudRow) => of([row]).map(disabledReason)[0] }),
    ...(confirm && { confirm: (rows: readonly CrudRow[]) => confirm(of(rows)) }),
    ...(ask && { ask: async (rows: readonly CrudRow[]) => ask(of(rows)) }),
    run: async (rows, given) => {
      await run(of(rows), given);
      await queryClient.invalidateQueries({ queryKey: ['rows', path] });
    },
  };
}

/** The moves of the records about those that a desk lists, as actions of its rows. */
export function useAboutMoves({ of, about }: Desk, sources: FormSources): readonly CrudAction[] {
  const { data = nothing } = useQuery({
    ...definitionQuery(about?.of ?? of),
    enabled: about !== undefined,
  });
  const moves = useMoves(about === undefined ? nothing : data, sources)?.moves ?? none;
  return useMemo(() => moves.map((move) => aboutMove(move, of)), [moves, of]);
}
