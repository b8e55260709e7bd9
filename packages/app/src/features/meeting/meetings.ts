import { meetingCalls } from '@lattice/api/meetingCalls';
import { transport } from '../../session/transport.ts';

/** What our own server does with meetings beyond the contract. */
export const meetings = meetingCalls(transport);
