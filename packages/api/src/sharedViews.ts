import type { SendOptions, Transport } from './bind.ts';
import { type Call, get, post } from './call.ts';
import type { Id } from './field.ts';
import type { Resource } from './resource.ts';

/** With whom a view is shared: people of the own departments, or of the own roles. */
export type ViewAudience = 'dept' | 'role';

/** A view of a list that somebody shared. */
export interface SharedView {
  id: Id;
  name: string;
  /** Filters and order, as the list writes them. */
  view: string;
  /** Who shared it. */
  userName: string;
  audience: ViewAudience;
  /** The person who asks shared it, and may take it back. */
  isOwn: boolean;
}

/** Most characters of the name of a view. */
export const MAX_VIEW_NAME = 20;

/** The views of a register that are shared with the person; only our own server answers these calls. */
export const viewsCall: Call<void, SharedView[]> = get('views', {
  blank: [{ id: '', name: '', view: '', userName: '', isOwn: false }],
});
/** Shares a view under a name; one of the same name by the same person gives way. */
export const shareViewCall: Call<Pick<SharedView, 'name' | 'view' | 'audience'>, { id: Id }> = post('view', 'body', {
  access: 'view',
});
/** Takes back a view that one shared. */
export const unshareViewCall: Call<{ view: Id }> = post('unview', 'body', { access: 'view' });

/** True for registers with a right to look at their list. */
export const hasSharedViews = ({ calls }: Pick<Resource, 'calls'>): boolean =>
  Object.values(calls).some((call) => 'plain' in call && call.plain === 'page' && call.access === 'view');

type Register = Pick<Resource, 'path'>;

/** Asks which views of a register are shared with the person. */
export const sharedViews = async (
  { path }: Register,
  transport: Transport,
  options?: SendOptions,
): Promise<SharedView[]> =>
  (await transport.send(`${path}/${viewsCall.path}`, viewsCall, undefined, options)) as SharedView[];

/** Shares a view of a register. */
export const shareView = async (
  { path }: Register,
  transport: Transport,
  view: Pick<SharedView, 'name' | 'view' | 'audience'>,
): Promise<unknown> => transport.send(`${path}/${shareViewCall.path}`, shareViewCall, view);

/** Takes back a view of a register that one shared. */
export const unshareView = async ({ path }: Register, transport: Transport, view: Id): Promise<unknown> =>
  transport.send(`${path}/${unshareViewCall.path}`, unshareViewCall, { view });
