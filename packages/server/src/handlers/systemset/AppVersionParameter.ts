import { crud } from '@lattice/api/call';
import { appVersionParameter } from '@lattice/api/resources/systemset/AppVersionParameter';
import { versionsCall } from '@lattice/api/tools';
import { handle } from '../../call/handle.ts';
import { optionalTextIn } from '../../call/parameter.ts';
import { list, page } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';

/** Answers of 应用版本. */
export const handlers = handle(
  appVersionParameter,
  {
    newest: async (input, context) => {
      const [app, platform] = [optionalTextIn(input, 'appType', 64), optionalTextIn(input, 'platform', 64)];
      const rows = await list(
        tableOf(appVersionParameter),
        {},
        { descs: 'version_code', ...(app !== '' && { appType: app }), ...(platform !== '' && { platform }) },
        context,
        () => "t.status = '1'",
      );
      return rows[0] ?? {};
    },
  },
  {
    ownCalls: {
      list: {
        call: versionsCall,
        answer: async (input, context) => page(tableOf(appVersionParameter), crud.page, input, context),
      },
    },
  },
);
