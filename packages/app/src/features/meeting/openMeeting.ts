import { MEETING_PAGE } from '@lattice/api/meetingPage';
import type { Go } from '../../navigation/Address.tsx';

/** Goes to a meeting of our own server; one on another platform opens beside. */
export function openMeeting(address: string, go: Go): void {
  if (address.startsWith(MEETING_PAGE)) go(address);
  else window.open(address, '_blank', 'noopener');
}
