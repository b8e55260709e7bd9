import { appointing } from '@lattice/api/appointmentCalls';
import { transport } from '../../session/transport.ts';

/** The calls of the appointment calendar. */
export const appointments = appointing(transport);
