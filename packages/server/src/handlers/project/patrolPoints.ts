import { PATROL_MARK } from '@lattice/api/patrolCode';
import { patrolPoints } from '@lattice/api/resources/project/patrolPoints';
import { handle } from '../../call/handle.ts';

/** Answers of 巡查点位: the text of its QR code is the point's id behind a mark. */
export const handlers = handle(patrolPoints, {}, { expressions: { qrCode: `'${PATROL_MARK}' || t.id` } });
