import { attach } from '@lattice/api/resources/blade-resource/attach';
import { orphansCall, usesCall } from '@lattice/api/tools';
import { handle } from '../../call/handle.ts';
import { attachmentUses, orphanFiles } from '../../domain/files/attachmentLinks.ts';

/** Answers of 附件 beyond the list: where one is used, and which nothing uses. */
export const handlers = handle(
  attach,
  {},
  {
    ownCalls: {
      uses: { call: usesCall, answer: attachmentUses },
      orphans: { call: orphansCall, answer: orphanFiles },
    },
  },
);
