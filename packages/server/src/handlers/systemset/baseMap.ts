import { offeredMapsCall } from '@lattice/api/baseMaps';
import { crud } from '@lattice/api/call';
import { baseMap } from '@lattice/api/resources/systemset/baseMap';
import { handle } from '../../call/handle.ts';
import { refuseMapHost } from '../../domain/maps/pageHosts.ts';
import { offeredMaps } from '../../domain/maps/baseMaps.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';

/** Answers of 底图. */
export const handlers = handle(
  baseMap,
  {
    submit: async (input: Readonly<Record<string, unknown>>, context) => {
      for (const field of ['tileUrl', 'fileUrl']) refuseMapHost(input[field], field);
      const saved = await submit(tableOf(baseMap), crud.submit, input, context);
      if (input.tileUrl || input.fileUrl) context.notices.push(say`页面重新打开后可以使用新的底图地址`);
      return saved;
    },
  },
  { ownCalls: { offered: { call: offeredMapsCall, answer: async (_, context) => offeredMaps(context) } } },
);
