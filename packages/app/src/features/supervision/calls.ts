import { supervising } from '@lattice/api/supervisionCalls';
import { transport } from '../../session/transport.ts';

/** The calls of event supervision. */
export const supervision = supervising(transport);
