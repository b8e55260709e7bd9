import { blankPage } from './call.ts';
import type { Id } from './field.ts';

/** The grid member of a row of a report, and the grid that it counts. */
export interface ReportedMember {
  gridMemberId: Id;
  gridMemberIdName: string;
  griddingId: Id;
  griddingIdName: string;
}

/** A page of members without figures. */
export const blankMembers = blankPage({
  gridMemberId: '',
  gridMemberIdName: '',
  griddingId: '',
  griddingIdName: '',
});
