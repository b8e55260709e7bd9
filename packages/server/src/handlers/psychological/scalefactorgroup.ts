import { scalefactorgroup } from '@lattice/api/resources/psychological/scalefactorgroup';
import { handle } from '../../call/handle.ts';
import { refusePartsOfAnswered } from '../../domain/psychology/refuseAnswered.ts';
import { linkTableCalls } from '../../table/write/linkTableCalls.ts';

const parts = "regexp_split_to_table(coalesce(t.item_nos, ''), '[,，、\\s]+') as p (item)";

/** Answers of 量表因子: questions are given one by one or as spans. */
export const handlers = handle(
  scalefactorgroup,
  linkTableCalls(scalefactorgroup, refusePartsOfAnswered('psychological_scalefactorgroup')),
  {
    expressions: {
      itemCount: `select coalesce(sum(case when p.item like '%-%' then split_part(p.item, '-', 2)::int -
              split_part(p.item, '-', 1)::int + 1 else 1 end), 0)::int
        from ${parts}
        where p.item ~ '^[0-9]{1,4}(-[0-9]{1,4})?$'`,
    },
  },
);
