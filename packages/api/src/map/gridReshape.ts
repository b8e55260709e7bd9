import type { Transport } from '../bind.ts';
import { type Call, get, post } from '../call.ts';
import type { Geometry, Id } from '../field.ts';

/** A line that cuts a grid in two. */
export interface GridCut {
  id: Id;
  /** Version of the grid that was seen; refused with 409 where it is another by now. */
  rev: number;
  /** From border to border; an end that lies inside is drawn on straight. */
  line: Geometry;
}

/** A part of a grid with its size. */
export interface GridPart {
  geometry: Geometry;
  /** Square kilometres. */
  size: number;
}

/** How the records of a register fall to the parts of a grid. */
export interface RegisterShare {
  path: string;
  label: string;
  /** Records that change to the other grid. */
  moves: number;
  stays: number;
  /** How many of those that stay have no place that would tell. */
  unplaced: number;
}

/** Somebody who looks after the grid that is cut, and where they were seen in the last thirty days. */
export interface CutMember {
  id: Id;
  /** Masked where lists mask it. */
  name: string;
  /** Key of `gridmember_post`. */
  post: string;
  /** How many of their positions lie in the part that stays, and in the one that is cut off. */
  seenKept: number;
  seenCut: number;
}

/** What a cut would do: the larger part stays the grid, the smaller one becomes a new grid. */
export interface CutPreview {
  kept: GridPart;
  cut: GridPart;
  /** What happens to the records of each register; members of the grid are told by name. */
  records: readonly RegisterShare[];
  members: readonly CutMember[];
}

/** A cut that is made. */
export interface CutOrder extends GridCut {
  gridName: string;
  gridCode: string;
  /** Members of the grid who look after the new one from now on; nobody without it. */
  memberIds?: readonly Id[];
}

/** One grid to become part of its neighbour. */
export interface GridJoin {
  fromId: Id;
  intoId: Id;
}

/** What a join would do. */
export interface JoinPreview {
  joined: GridPart;
  records: readonly RegisterShare[];
}

/** A line of the history of a grid's border. */
export interface BorderChange {
  id: Id;
  kind: 'split' | 'join';
  /** `yyyy-MM-dd HH:mm:ss`. */
  time: string;
  userName: string;
  /** The grid that stayed, and the one that came of it or became part of it. */
  keptName: string;
  otherName: string;
  /** How many records changed to the other grid. */
  records: number;
  /** When it was undone; '' for not. */
  undone: string;
  /** Whether it can be undone: it is the last one of both grids, whose border is still as it left them. */
  canUndo: boolean;
}

const access = { permission: 'edit' } as const;
const BASE = 'grid/grid';

/** What a cut would do; our own server alone answers it and what follows. */
export const cutPreviewCall: Call<GridCut, CutPreview> = post('cut-preview', 'body', { access });
/** Cuts a grid in two. */
export const cutCall: Call<CutOrder, { id: Id; records: number }> = post('cut', 'body', { access });
/** What would come of two neighbours that become one. */
export const joinPreviewCall: Call<GridJoin, JoinPreview> = get('join-preview', {
  access,
  blank: { joined: { size: 0 }, records: [{ path: '', label: '', moves: 0, stays: 0, unplaced: 0 }] },
});
/** Makes a grid part of its neighbour. */
export const joinCall: Call<GridJoin, { records: number }> = post('join', 'body', { access });
/** How the border of a grid came about, the newest first. */
export const bordersCall: Call<{ id: Id }, BorderChange[]> = get('borders', {
  blank: [
    {
      id: '',
      kind: 'split',
      time: '',
      userName: '',
      keptName: '',
      otherName: '',
      records: 0,
      undone: '',
      canUndo: false,
    },
  ],
});
/** Takes back what was done to borders, with the records that changed their grid. */
export const undoBorderCall: Call<{ id: Id }, { records: number }> = post('undo-border', 'body', { access });

/** The calls by which grids are cut and joined, bound to a transport. */
export const reshaping = (transport: Transport) => {
  const send = async <I, O>(call: Call<I, O>, input: I): Promise<O> =>
    (await transport.send(`${BASE}/${call.path}`, call, input)) as O;
  return {
    previewCut: async (input: GridCut) => send(cutPreviewCall, input),
    cut: async (input: CutOrder) => send(cutCall, input),
    previewJoin: async (input: GridJoin) => send(joinPreviewCall, input),
    join: async (input: GridJoin) => send(joinCall, input),
    borders: async (id: Id) => send(bordersCall, { id }),
    undo: async (id: Id) => send(undoBorderCall, { id }),
  };
};
