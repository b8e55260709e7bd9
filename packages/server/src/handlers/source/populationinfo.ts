import { crud } from '@lattice/api/call';
import { type PopulationStatistics, populationinfo } from '@lattice/api/resources/source/populationinfo';
import { inGridSubtree, gridIn, gridNames } from '../../domain/grids/gridSubtree.ts';
import { handle } from '../../call/handle.ts';
import { optionalTextIn } from '../../call/parameter.ts';
import { byAge, byEducation, years } from '../../domain/people/bands.ts';
import { personPage } from '../../domain/people/personPage.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { detail, page } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';

const table = tableOf(populationinfo);
const HERE = "t.living_status = '1'";
const without = (input: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)));

/** Answers of 实有人口. */
export const handlers = handle(
  populationinfo,
  {
    getDetail: async (input, context) => detail(table, crud.detail, input, context),
    getPopulationdetail: personPage,
    getDispatchPopulationPage: async (input: Readonly<Record<string, unknown>>, context) =>
      page(table, {}, without(input, gridNames), context, (q) => `${HERE} and ${inGridSubtree(q, gridIn(input))}`),
    getDispatchKeyPopulationPage: async (input: Readonly<Record<string, unknown>>, context) => {
      const type = optionalTextIn(input, 'personType', 100);
      return page(table, {}, without(input, [...gridNames, 'personType']), context, (q) => {
        const kinds =
          type === ''
            ? "coalesce(t.person_type, '') <> ''"
            : `string_to_array(coalesce(t.person_type, ''), ',') && ${q.p(type.split(','))}::text[]`;
        return `${HERE} and ${kinds} and ${inGridSubtree(q, gridIn(input))}`;
      });
    },
    getPopulationStatistics: async (input, context) => {
      const q = new ReportQuery(context);
      const count = (condition: string, name: string) => `count(*) filter (where ${condition})::int as "${name}"`;
      return q.one<PopulationStatistics>(
        `select count(*)::int as total, ${count("t.population_type = '01'", 'registered')},
          ${count("t.population_type = '02'", 'floating')}, ${count("t.population_type = '03'", 'overseas')},
           ${count("t.sex = '1'", 'male')}, ${count("t.sex = '2'", 'female')},
           ${count("t.political_status in ('01', '02')", 'partyMember')},
           ${count("coalesce(t.person_type, '') <> ''", 'keyPerson')},
           count(distinct nullif(t.household_no, ''))::int as household
           from ${q.of(populationinfo)} and ${HERE} and ${inGridSubtree(q, gridIn(input))}`,
      );
    },
    getPopulationAgeStatistics: async (input, context) => byAge(populationinfo, input, context, HERE),
    getPopulationEduStatistics: async (input, context) => byEducation(populationinfo, input, context, HERE),
  },
  { expressions: { age: years('t.birth_date') } },
);
