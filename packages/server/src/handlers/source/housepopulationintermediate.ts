import { householdCall } from '@lattice/api/household/household';
import { housepopulationintermediate } from '@lattice/api/resources/source/housepopulationintermediate';
import type { Sql } from '../../db/Database.ts';
import { saveHousehold } from '../../domain/people/household.ts';
import { handle } from '../../call/handle.ts';
import { linkTableCalls } from '../../table/write/linkTableCalls.ts';

/** The house where a person lives is that of the newest current link. */
const settle = async (sql: Sql, links: readonly string[]): Promise<void> => {
  await sql.query(
    `update source_populationinfo p
      set house_id = (select l.house_id from source_housepopulationintermediate l where l.population_id = p.id
          and l.is_current = 1 and l.is_deleted = 0 order by l.start_date desc nulls last, l.id desc limit 1)
     where p.id in (select population_id from source_housepopulationintermediate where id = any($1::bigint[]))`,
    [links],
  );
};

/** Answers of 人房关联. */
export const handlers = handle(housepopulationintermediate, linkTableCalls(housepopulationintermediate, settle), {
  ownCalls: { household: { call: householdCall, answer: saveHousehold } },
});
