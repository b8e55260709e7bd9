import type { Fields } from '@lattice/api/field';
import { toggle } from '@lattice/api/field';
import type { Resource } from '@lattice/api/resource';
import { statesOf } from '@lattice/api/resource';
import { isOpenTo } from '@lattice/api/targetsOf';
import { mayReport } from '../reportForm.ts';

/** What is told first: enough for most reports. */
const FIRST = [
  'categoryId',
  'eventTitle',
  'eventDesc',
  'images',
  'files',
  'address',
  'griddingId',
  'lng',
  'lat',
] as const;
/** What is told of a dispute. */
const PARTY = ['disputeType', 'partyName', 'partyCardType', 'partyCardNo', 'partyType', 'partyAddress'] as const;
/** What is known or seldom differs. */
const MORE = [
  'happenTime',
  'eventType',
  'eventLevel',
  'eventScale',
  'eventfrom',
  'involvedCount',
  'involvedUnit',
  'reportName',
  'reportPhone',
] as const;

const inGroup = (fields: Fields, names: readonly string[], group: string): Fields =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = fields[name];
      return field === undefined ? [] : [[name, { ...field, group }]];
    }),
  );

/** How a person may report an event. */
export interface ReportWays {
  /** By handing it on. */
  report: boolean;
  /** As settled on the spot. */
  settle: boolean;
}

/** What the switch of a settled event is called, and what it means, in the language shown. */
export interface SettledWords {
  label: string;
  help: string;
}

/** How people of some roles, joined by commas, may report an event. */
export const reportWays = (definition: Resource, roles: string): ReportWays => ({
  report: mayReport(definition, roles),
  settle: statesOf(definition).some(({ initial, moves }) =>
    moves.some((move) => move.from === initial && move.to === '5' && isOpenTo(new Set(roles.split(',')), move)),
  ),
});

/** What is proposed where nothing is typed: the category as the name, the grid as the place. */
const proposed = (fields: Fields): Fields => {
  const { eventTitle, address } = fields;
  return {
    ...fields,
    ...(eventTitle && { eventTitle: { ...eventTitle, compose: ['{categoryId}'] } }),
    ...(address && { address: { ...address, compose: ['{griddingId}'] } }),
  };
};

/** The fields of a report in order, with what is asked of one that was settled on the spot. */
export const reportLayout = ({ fields }: Resource, { report, settle }: ReportWays, words: SettledWords): Fields => ({
  ...inGroup(proposed(fields), FIRST, 'what'),
  ...(settle && {
    ...(report && {
      selfHandle: toggle(words.label, { default: 0, group: 'what', help: words.help }),
    }),
    ...(fields.handleResult && {
      handleResult: {
        ...fields.handleResult,
        required: true,
        group: 'what',
        ...(report && { showIf: { field: 'selfHandle', in: [1] } }),
      },
    }),
  }),
  ...inGroup(fields, PARTY, 'party'),
  ...inGroup(fields, MORE, 'more'),
});
