import { readBpmn } from '@lattice/server/flow/readBpmn';
import { runEngine } from '@lattice/server/flow/runEngine';
import { oneTestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import { afterEach, describe, expect, it } from 'vitest';
import { bpmnFile, flow } from './flowFiles.ts';
import { flowTownOf } from './townOf.ts';

const machine = process.env.TZ;
const zones = ['UTC', 'Asia/Shanghai', 'America/New_York'];

const withTimer = (time: string) =>
  bpmnFile(
    'Timed',
    '到时',
    `<startEvent id="s"/>${flow('f0', 's', 'c')}<intermediateCatchEvent id="c"><timerEventDefinition>${time}
     </timerEventDefinition></intermediateCatchEvent>${flow('f1', 'c', 'e')}<endEvent id="e"/>`,
  );
const dueFile = bpmnFile(
  'Due',
  '限时办理',
  `<startEvent id="s"/>${flow('f0', 's', 't')}
   <userTask id="t" name="办理" v:assignee="\${taskUser}" v:dueDate="2031-05-06T12:00:00"/>${flow('f9', 't', 'e')}
   <endEvent id="e"/>`,
);

describe.each(oneTestDatabase())('moments without a zone in a process on $name', (database) => {
  const at = flowTownOf(database, { accounts: ['admin', 'staff', 'community'] });
  afterEach(() => {
    if (machine === undefined) delete process.env.TZ;
    else process.env.TZ = machine;
  });

  it.each(zones)('are due at noon in the town, on a server in %s', async (zone) => {
    process.env.TZ = zone;
    const { processInstanceId } = await at.started(await at.deployed(dueFile));
    const rows = await at.town.rows<{ due: string }>(
      "select to_char(due at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as due from wf_task where instance_id = $1",
      [processInstanceId],
    );
    expect(rows).toEqual([{ due: '2031-05-06 04:00' }]);
  });

  it.each(
    zones.flatMap((zone) => [
      [zone, '<timeDate>2031-05-06T12:00:00</timeDate>', '2031-05-06T04:00:00.000Z'],
      [zone, '<timeDate>${when}</timeDate>', '2031-05-06T04:00:00.000Z'],
      [zone, '<timeDate>2031-05-06T12:00:00Z</timeDate>', '2031-05-06T12:00:00.000Z'],
    ]),
  )('are fired at noon in the town, on a server in %s: %s', async (zone, time, due) => {
    process.env.TZ = zone;
    const { parsed } = await readBpmn(withTimer(time));
    const variables = new Map<string, unknown>([['when', '2031-05-06 12:00:00']]);
    const { events } = runEngine({ parsed, state: null, variables, now: new Date() }, { do: 'start' });
    const timer = events.find(({ kind }) => kind === 'timer');
    expect(timer?.kind === 'timer' ? timer.at?.toISOString() : '').toBe(due);
  });

  it.each(zones)('begin a cycle at noon in the town, on a server in %s', async (zone) => {
    process.env.TZ = zone;
    const { parsed } = await readBpmn(withTimer('<timeCycle>R3/2031-05-06T12:00:00/PT1H</timeCycle>'));
    const now = new Date();
    const { events } = runEngine({ parsed, state: null, variables: new Map(), now }, { do: 'start' });
    const timer = events.find(({ kind }) => kind === 'timer');
    const first = now.getTime() + (timer?.kind === 'timer' ? timer.inMs : 0);
    expect(new Date(Math.round(first / 3_600_000) * 3_600_000).toISOString()).toBe('2031-05-06T05:00:00.000Z');
  });

  it('are told of where they cannot be read', async () => {
    const { parsed } = await readBpmn(withTimer('<timeDate>${when}</timeDate>'));
    const variables = new Map<string, unknown>([['when', '2031/05/06 12:00']]);
    expect(() => runEngine({ parsed, state: null, variables, now: new Date() }, { do: 'start' })).toThrow(
      '流程不能继续：定时器的时刻“2031/05/06 12:00”不能识别，应如 2031-05-06T12:00:00，请联系流程管理员',
    );
  });
});
