import type { Call } from '@lattice/api/call';
import { commentCall, commentsCall, hasComments, uncommentCall } from '@lattice/api/comments';
import type { Resource } from '@lattice/api/resource';
import { hasSharedViews, shareViewCall, unshareViewCall, viewsCall } from '@lattice/api/sharedViews';
import type { Handler } from '../call/Context.ts';
import { addComment, recordComments, removeComment } from '../table/comments/recordComments.ts';
import { sharedViews, shareView, unshareView } from '../table/sharedViews/sharedViews.ts';
import { type Table, tableOf } from '../table/table.ts';
import type { Endpoint } from './wire/Endpoint.ts';

/** A call of every register that has one, and what answers it for the register's table. */
interface SharedWay {
  name: string;
  call: Call;
  answer: (table: Table, ...asked: Parameters<Handler>) => ReturnType<Handler>;
}

const commentCalls: readonly SharedWay[] = [
  { name: 'comments', call: commentsCall, answer: recordComments },
  { name: 'comment', call: commentCall, answer: addComment },
  { name: 'uncomment', call: uncommentCall, answer: removeComment },
];
const viewCalls: readonly SharedWay[] = [
  { name: 'views', call: viewsCall, answer: sharedViews },
  { name: 'view', call: shareViewCall, answer: shareView },
  { name: 'unview', call: unshareViewCall, answer: unshareView },
];

const endpointsOf = (resource: Resource, ways: readonly SharedWay[]): Endpoint[] =>
  ways.map(({ name, call, answer }) => ({
    resource,
    name,
    call,
    address: `/api/${resource.path}/${call.path}`,
    answer: (input, context) => answer(tableOf(resource), input, context),
  }));

/** The ways to what was said about a record, where one may look at single ones. */
export const commentWays = (resource: Resource): Endpoint[] =>
  hasComments(resource) ? endpointsOf(resource, commentCalls) : [];

/** The ways to the views of a list that people share, where one may look at it. */
export const viewWays = (resource: Resource): Endpoint[] =>
  hasSharedViews(resource) ? endpointsOf(resource, viewCalls) : [];
