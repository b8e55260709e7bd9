import { attach } from '@lattice/api/resources/blade-resource/attach';
import { addressOf, attachments } from '../../town/records/demoFiles.ts';
import { demoRows } from '../../town/fill/demoRows.ts';

/** Start data of 附件 in the demo town. */
export const seed = demoRows(attach, { town: 40, sample: 4 }, ({ n }) => {
  const file = attachments[n];
  if (file === undefined) throw new Error(`The demo town has no file for attachment ${n}`);
  return {
    link: addressOf(file),
    domainUrl: null,
    name: file.name,
    originalName: file.title,
    extension: file.extension,
    attachSize: file.bytes.length,
  };
});
