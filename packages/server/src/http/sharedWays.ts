import { commentCall, commentsCall, hasComments, uncommentCall } from '@lattice/api/comments';
import type { Resource } from '@lattice/api/resource';
import { hasSharedViews, shareViewCall, unshareViewCall, viewsCall } from '@lattice/api/sharedViews';
import { addComment, recordComments, removeComment } from '../table/comments/recordComments.ts';
import { sharedViews, shareView, unshareView } from '../table/sharedViews/sharedViews.ts';
import { tableOf } from '../table/table.ts';
import type { Endpoint } from './wire/Endpoint.ts';

/** The ways to what was said about a record, where one may look at single ones. */
export function commentWays(resource: Resource): Endpoint[] {
  if (!hasComments(resource)) return [];
  const ways = [
    { name: 'comments', call: commentsCall, answer: recordComments },
    { name: 'comment', call: commentCall, answer: addComment },
    { name: 'uncomment', call: uncommentCall, answer: removeComment },
  ];
  return ways.map(({ name, call, answer }) => ({
    resource,
    name,
    call,
    address: `/api/${resource.path}/${call.path}`,
    answer: (input, context) => answer(tableOf(resource), input, context),
  }));
}

/** The ways to the views of a list that people share, where one may look at it. */
export function viewWays(resource: Resource): Endpoint[] {
  if (!hasSharedViews(resource)) return [];
  const ways = [
    { name: 'views', call: viewsCall, answer: sharedViews },
    { name: 'view', call: shareViewCall, answer: shareView },
    { name: 'unview', call: unshareViewCall, answer: unshareView },
  ];
  return ways.map(({ name, call, answer }) => ({
    resource,
    name,
    call,
    address: `/api/${resource.path}/${call.path}`,
    answer: (input, context) => answer(tableOf(resource), input, context),
  }));
}
