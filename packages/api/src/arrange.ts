import type { Transport } from './bind.ts';
import { type Call, get, post } from './call.ts';
import type { Id } from './field.ts';

/** Rows of a tree to be put below another row, '0' for the top: before one of those there, or at the end. */
export interface RowMove {
  /** Ids joined by commas, in their order. */
  ids: string;
  parentId: Id;
  beforeId?: Id;
}

/** What goes along with rows, or hangs on them. */
export interface MovedAlong {
  what: 'depts' | 'people' | 'menus' | 'buttons' | 'roles';
  count: number;
}

/** One department to become part of another. */
export interface DeptMerge {
  fromId: Id;
  intoId: Id;
}

/** How many records of a register name a department that becomes part of another, or were made in it. */
export interface MergedRecords {
  /** Path of the register. */
  path: string;
  /** Its name. */
  label: string;
  count: number;
}

/** What goes along with rows that move; stands below trees of rows that can be arranged. */
export const movePreviewCall: Call<{ ids: string }, MovedAlong[]> = get('move-preview', {
  access: { permission: 'edit' },
  blank: [{ count: 0 }],
});

/** Puts rows of a tree below another and in order, in one step; stands below the same trees. */
export const moveCall: Call<RowMove, { moved: number }> = post('move', 'query', { access: { permission: 'edit' } });

/** What a merger of departments would change. */
export const mergePreviewCall: Call<DeptMerge, MergedRecords[]> = get('merge-preview', {
  access: { permission: 'delete' },
  blank: [{ path: '', label: '', count: 0 }],
});

/** Makes a department part of another: people, departments below it and all records go along. */
export const mergeCall: Call<DeptMerge, { changed: number }> = post('merge', 'query', {
  access: { permission: 'delete' },
});

const DEPT = 'blade-system/dept';

/** Asks what goes along with rows of the register at a path. */
export const movePreview = async (transport: Transport, path: string, ids: readonly string[]): Promise<MovedAlong[]> =>
  (await transport.send(`${path}/${movePreviewCall.path}`, movePreviewCall, { ids: ids.join(',') })) as MovedAlong[];

/** Moves rows of the register at a path. */
export const moveRows = async (transport: Transport, path: string, move: RowMove): Promise<unknown> =>
  transport.send(`${path}/${moveCall.path}`, moveCall, { ...move });

/** Asks what a merger would change. */
export const mergePreview = async (transport: Transport, merge: DeptMerge): Promise<MergedRecords[]> =>
  (await transport.send(`${DEPT}/${mergePreviewCall.path}`, mergePreviewCall, { ...merge })) as MergedRecords[];

/** Merges departments. */
export const mergeDepts = async (transport: Transport, merge: DeptMerge): Promise<unknown> =>
  transport.send(`${DEPT}/${mergeCall.path}`, mergeCall, { ...merge });
