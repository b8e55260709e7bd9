import { notice } from '@lattice/api/resources/blade-desk/notice';

const {
  receiverType: _type,
  receiverIds: _ids,
  bannerTone: _tone,
  bannerFrom: _from,
  bannerUntil: _until,
  readCount: _count,
  ...fields
} = notice.fields;

/** Notices as servers without receivers and announcements keep them. */
export const noticeOfStock = { ...notice, fields };
