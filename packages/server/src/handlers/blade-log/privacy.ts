import { privacy } from '@lattice/api/resources/blade-log/privacy';
import { handle } from '../../call/handle.ts';
import { personFile } from '../../domain/privacy/personFile.ts';
import { personalOverview } from '../../domain/privacy/personalOverview.ts';
import { tryRetention } from '../../domain/privacy/retention.ts';

/** Answers of 个人信息保护. */
export const handlers = handle(privacy, {
  overview: async (_, context) => personalOverview(context),
  tryRetention: async (input, context) => tryRetention(input, context),
  personFile: async (input, context) => personFile(input, context),
});
