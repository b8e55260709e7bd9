import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Other words by which people look for a page, by its address. */
export const synonyms: Readonly<Record<string, readonly MessageDescriptor[]>> = {
  '/source/populationinfo': [msg`居民`, msg`住户`, msg`户籍`],
  '/source/houseinfo': [msg`住宅`, msg`门牌`],
  '/source/renterinfo': [msg`出租屋`, msg`租客`],
  '/source/orginfo': [msg`企业`, msg`单位`],
  '/event/event': [msg`工单`, msg`案件`, msg`投诉`],
  '/event/eventsupervise': [msg`催办`],
  '/grid/gridmembervisitwork': [msg`入户`, msg`上门`],
  '/grid/gridmemberattendancerecord': [msg`打卡`, msg`签到`],
  '/blade-desk/notice': [msg`公告`],
  '/work/start': [msg`请假`, msg`申请`],
  '/work/todo': [msg`审批`],
  '/blade-user': [msg`账号`, msg`人员`],
  '/blade-system/dept': [msg`单位`, msg`科室`],
  '/blade-system/param': [msg`设置`, msg`配置`],
};
