import { meetingCalls } from '@lattice/api/meetingCalls';
import { transport } from '../../session/transport.ts';

/** What our own server does with meetings beyond the contract. */
export const meetings = meetingCalls(transport);

/** Address of the page of a meeting, without its id. */
export const MEETING_PAGE = '/dispatch/meeting/';
