import { msg } from '@lingui/core/macro';
import { addressOfRecord } from '../../navigation/recordAddress.ts';
import type { Column, Evidence, Line, Proof, Report, Span } from '../report/Report.ts';

/** The register of monthly scores. */
export const OF = 'kpi/gridmemberbaseassess';
/** Units of figures. */
export const [PIECES, TIMES, POINTS] = [msg`件`, msg`次`, msg`分`];

/** A value of a line as text. */
export const text = (line: Line, name: string): string => String(line[name] ?? '');
/** The member of a line. */
export const member = (line: Line): Proof => [
  'gridMemberId',
  'equal',
  text(line, 'gridMemberId'),
  text(line, 'gridMemberIdName'),
];
/** The days of a span, for a field. */
export const days = (field: string, { from, to }: Span): Proof[] => [
  [field, 'ge', from],
  [field, 'le', to],
];
/** States of events that were reported and not voided. */
const COUNTED: Proof = ['eventStatus', 'in', '1,2,3,4,5,6,7'];
/** States of events that are done. */
export const CLOSED: Proof = ['eventStatus', 'in', '5,6'];

/** The member, by name. */
export const who: Column = {
  name: 'gridMemberIdName',
  label: msg({ message: '网格员', context: 'one' }),
  as: 'text',
  proof: (line) => addressOfRecord('grid/gridmember', text(line, 'gridMemberId')),
};
/** The grid, by name. */
export const where: Column = { name: 'griddingIdName', label: msg`所属网格`, as: 'text' };

/** Records of a register that belong to the member of a line, in the span, by what else holds of them. */
export const ofMember =
  (of: string, day: string, ...more: readonly Proof[]) =>
  (line: Line, span: Span): Evidence => ({ of, proofs: [member(line), ...more, ...days(day, span)] });

/** Events of a line in the span, by what else holds of them. */
export const events =
  (by: (line: Line) => Proof, ...more: readonly Proof[]) =>
  (line: Line, span: Span): Evidence => ({
    of: 'event/event',
    proofs: [
      by(line),
      ...(more.some(([field]) => field === 'eventStatus') ? [] : [COUNTED]),
      ...more,
      ...days('reportTime', span),
    ],
  });
/** Who handles the events of a line. */
export const handler = (line: Line): Proof => [
  'handleUserId',
  'equal',
  text(line, 'userId'),
  text(line, 'gridMemberIdName'),
];
/** The people whom the member of a line registered in the span; those of a member without an account are none. */
export const collected = (line: Line, span: Span): Evidence => ({
  of: 'source/populationinfo',
  proofs: [['createUser', 'equal', text(line, 'userId') || '0'], ...days('createTime', span)],
});
/** Which department handles the events of a line. */
export const handlingDept = (line: Line): Proof => [
  'handleDeptId',
  'equal',
  text(line, 'deptId'),
  text(line, 'deptIdName'),
];

/** What is asked of monthly reports. */
export const byMonth: Pick<Report, 'of' | 'requested'> = { of: OF, requested: ({ month }) => ({ assessMonth: month }) };
