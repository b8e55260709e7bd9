import { crud } from '@lattice/api/call';
import { event } from '@lattice/api/resources/event/event';
import { gridmembervisitwork } from '@lattice/api/resources/grid/gridmembervisitwork';
import { houseinfo } from '@lattice/api/resources/source/houseinfo';
import { type PersonPage, populationinfo } from '@lattice/api/resources/source/populationinfo';
import { renterinfo } from '@lattice/api/resources/source/renterinfo';
import { isEverAllowed } from '../../access/allow.ts';
import type { Context } from '../../call/Context.ts';
import { idIn } from '../../call/parameter.ts';
import { type ExtraCondition, detail, findRow, list } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';
import type { Resource } from '@lattice/api/resource';

/** Rows of a register that a condition keeps; none where the person may not view the register. */
async function some(register: Resource, narrow: ExtraCondition, context: Context) {
  return isEverAllowed(context.person, { resource: register, call: crud.page }, context.resources)
    ? list(tableOf(register), {}, {}, context, narrow)
    : [];
}

/** All that is kept of one person; parts whose registers the person behind the call may not view are left empty. */
export async function personPage(input: Readonly<Record<string, unknown>>, context: Context): Promise<PersonPage> {
  const id = idIn(input, 'id');
  const table = tableOf(populationinfo);
  const [stored, person] = [await findRow(table, id, context), await detail(table, crud.detail, { id }, context)];
  const registers = [...context.resources.values()].filter((resource) => resource.marks?.field === 'personType');
  const { house_id: houseId, household_no: household, id_card: idCard, phone } = stored;
  const house =
    typeof houseId === 'string' ? (await some(houseinfo, ({ p }) => `t.id = ${p(houseId)}`, context))[0] : undefined;
  return {
    person,
    house: house ?? null,
    family: await some(
      populationinfo,
      ({ p }) =>
        `t.id <> ${p(id)} ` +
        (typeof household === 'string' && household !== ''
          ? `and t.household_no = ${p(household)}`
          : `and t.house_id = ${p(houseId ?? null)}::bigint`),
      context,
    ),
    registers: Object.fromEntries(
      await Promise.all(
        registers.map(
          async (register) =>
            [
              register.path,
              await some(register, ({ p }) => `(t.population_id = ${p(id)} or t.id_card = ${p(idCard)})`, context),
            ] as const,
        ),
      ),
    ),
    visits: await some(gridmembervisitwork, ({ p }) => `t.population_id = ${p(id)}`, context),
    events: await some(event, ({ p }) => `(t.party_card_no = ${p(idCard)} or t.report_phone = ${p(phone)})`, context),
    tenancies: await some(
      renterinfo,
      ({ p }) => `(t.population_id = ${p(id)} or t.lessee_id_card = ${p(idCard)})`,
      context,
    ),
  };
}
