/** What of a stored event its moves look at. */
export interface EventState {
  id: string;
  eventNo: string;
  eventStatus: string;
  createUser: string | null;
  categoryId: string | null;
  griddingId: string | null;
  eventLevel: string | null;
  handleDeptId: string | null;
  handleUserId: string | null;
  deadline: string | null;
  reportTime: string | null;
  finishTime: string | null;
}
