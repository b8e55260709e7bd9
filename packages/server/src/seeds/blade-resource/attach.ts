import { attach } from '@lattice/api/resources/blade-resource/attach';
import { compact } from '../town/calendar.ts';
import { filled } from '../town/filled.ts';

/** Start data of 附件 in the demo town. */
export const seed = filled(attach, { town: 40, sample: 4 }, ({ n, random, day }) => {
  const originalName = `${['现场照片', '会议纪要', '走访记录', '整改通知'][n % 4]}${n + 1}.${n % 4 === 0 ? 'jpg' : 'pdf'}`;
  return { link: `/files/demo/${compact(day)}-${n + 1}.${n % 4 === 0 ? 'jpg' : 'pdf'}`, domainUrl: null, name: `upload/${compact(day)}/${n + 1}.${n % 4 === 0 ? 'jpg' : 'pdf'}`, originalName, extension: n % 4 === 0 ? 'jpg' : 'pdf', attachSize: random.int(60_000, 3_000_000) };
});
