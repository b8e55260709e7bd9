import { partyFiguresCall } from '@lattice/api/partyFigures';
import { pmPartymember } from '@lattice/api/resources/party/pmPartymember';
import { handle } from '../../call/handle.ts';
import { gridIn, inGridSubtree } from '../../domain/grids/gridSubtree.ts';
import { byAge, byEducation } from '../../domain/people/bands.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';

const HERE = "t.status = '1'";

/** Answers of 党员. */
export const handlers = handle(
  pmPartymember,
  {},
  {
    ownCalls: {
      figures: {
        call: partyFiguresCall,
        answer: async (input: Readonly<Record<string, unknown>>, context) => {
          const q = new ReportQuery(context);
          const numbers = await q.one<{ total: number }>(
            `select count(*)::int as total, count(*) filter (where t.sex = '1')::int as male,
               count(*) filter (where t.sex = '2')::int as female,
               count(*) filter (where t.member_type = '1')::int as full,
               count(*) filter (where t.member_type = '2')::int as probationary
             from ${q.of(pmPartymember)} and ${HERE} and ${inGridSubtree(q, gridIn(input))}`,
          );
          return {
            ...numbers,
            ages: await byAge(pmPartymember, input, context, HERE),
            education: await byEducation(pmPartymember, input, context, HERE),
          };
        },
      },
    },
  },
);
