import { viewAs } from '@lattice/api/resources/blade-auth/view-as';
import { handle } from '../../call/handle.ts';
import { idIn } from '../../call/parameter.ts';
import { beginView } from '../../domain/rights/beginView.ts';
import { endView } from '../../session/endView.ts';

/** Answers of 以他人身份查看. */
export const handlers = handle(viewAs, {
  begin: async (input, context) => beginView(idIn(input, 'userId'), context),
  end: async (_, context) => {
    await context.db.tx((sql) => endView(sql, context, 'button'));
    return true;
  },
});
