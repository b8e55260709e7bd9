import { mergeWarningsCall } from '@lattice/api/commandCalls';
import { warnManage } from '@lattice/api/resources/dispatch/warnManage';
import { handle } from '../../call/handle.ts';
import { idOrNone } from '../../call/parameter.ts';
import { followWarning } from '../../domain/dispatch/warnings/followWarning.ts';
import { lockWarnings } from '../../domain/dispatch/warnings/lockWarnings.ts';
import { mergeWarnings } from '../../domain/dispatch/warnings/mergeWarnings.ts';
import { releaseByEvent } from '../../domain/dispatch/warnings/releaseByEvent.ts';
import { submitWithEffect } from '../../table/write/moveEffects.ts';

/** Answers of 预警管理: each move is a line in the journal; a warning is merged into another one or becomes an event. */
export const handlers = handle(
  warnManage,
  {
    submit: async (input: Readonly<Record<string, unknown>>, context) =>
      submitWithEffect(warnManage, 'status', input, context, followWarning, (sql, id) =>
        lockWarnings(sql, [id, idOrNone(input, 'mergedInto') ?? id]),
      ),
  },
  {
    ownCalls: { merge: { call: mergeWarningsCall, answer: mergeWarnings } },
    timed: releaseByEvent,
  },
);
