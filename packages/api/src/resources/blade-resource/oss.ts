import { upload } from '../../call.ts';
import { resource } from '../../resource.ts';

/** A stored file: `link` is its address, `originalName` the name it came with, `attachId` its row in the attachments. */
export interface BladeFile {
  link: string;
  domain: string;
  name: string;
  originalName: string;
  attachId: string;
}

/** 对象存储: where uploaded files go. */
export const oss = resource('blade-resource/oss', {
  label: '对象存储',
  fields: {},
  calls: {
    /** Stores one file and notes it among the attachments; refused when the content is not what the name says. */
    putFileAttach: upload<{ file: File }, BladeFile>('endpoint/put-file-attach', { access: 'session' }),
  },
});
