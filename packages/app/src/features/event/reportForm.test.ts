import { event } from '@lattice/api/resources/event/event';
import { expect, it } from 'vitest';
import { mayReport, reportFields } from './reportForm.ts';

it('lets those report who may by the state machine', () => {
  expect(
    ['administrator', 'gridmember', 'community', 'dispatcher', 'dept,community'].map((roles) =>
      mayReport(event, roles),
    ),
  ).toEqual([true, true, true, true, true]);
  expect(['leader', 'dept', 'gridleader', ''].map((roles) => mayReport(event, roles))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

it('asks for what is known when an event is reported', () => {
  const fields = Object.entries(event.fields).map(([name, { shape: _shape, ...field }]) => ({ ...field, name }));
  const shown = reportFields(fields)
    .filter(({ showIf }) => showIf?.in.length !== 0)
    .map(({ name }) => name);
  for (const name of [
    'eventTitle',
    'categoryId',
    'griddingId',
    'address',
    'lng',
    'lat',
    'eventDesc',
    'images',
    'partyName',
    'reportName',
    'reportPhone',
  ])
    expect(shown).toContain(name);
  for (const name of [
    'eventNo',
    'eventStatus',
    'reportTime',
    'handleResult',
    'resolveMode',
    'isOverdue',
    'satisfaction',
  ])
    expect(shown).not.toContain(name);
});
