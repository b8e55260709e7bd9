import type { FlowTown } from './flowTown.ts';

/** A request by `staff` for the seal of a community, kept by `dept`; `copies` is the number of sheets. */
export const sealRequest = (at: FlowTown, communityId: unknown, copies: number) => ({
  sealNo: 'YZ001',
  sealName: '居委会公章',
  sealType: '1',
  communityId,
  keeperUser: at.idOf('dept'),
  applyUser: at.idOf('staff'),
  phone: '13800001234',
  documentTitle: '居住证明',
  useReason: '1',
  copies,
});
