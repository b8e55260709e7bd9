/** Address of the page of a meeting, without its id; a call to a meeting leads there. */
export const MEETING_PAGE = '/dispatch/meeting/';
