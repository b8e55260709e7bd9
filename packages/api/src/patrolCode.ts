/** What the QR code of a patrol point begins with. */
export const PATROL_MARK = 'patrolPoint:';

/** The text of the QR code of a patrol point. */
export const patrolCode = (id: string): string => `${PATROL_MARK}${id}`;
