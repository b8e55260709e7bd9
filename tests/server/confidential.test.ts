import { event } from '@lattice/api/resources/event/event';
import { grid } from '@lattice/api/resources/grid/grid';
import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { keypersonnelwidowed } from '@lattice/api/resources/source/keypersonnelwidowed';
import { appletanswerrecord } from '@lattice/api/resources/psychological/appletanswerrecord';
import { appletfactorresult } from '@lattice/api/resources/psychological/appletfactorresult';
import { expect, it } from 'vitest';
import { inTown } from './inTown.ts';

const STARS = '******';

inTown('what a special call tells on $name', {}, ({ town, admin }) => {
  it('the grid of a grid member whom the person may see, of no other', async () => {
    const community = await town.visit('community');
    const { records } = await community.client(gridmember).page({ current: 1, size: 200 });
    const seen = records.map(({ id }) => id);
    const hidden = await town.text(
      `select id::text as v
        from grid_gridmember
        where is_deleted = 0 and gridding_id is not null and not id = any($1::bigint[]) limit 1`,
      [seen],
    );
    expect([seen.length > 0, hidden === '']).toEqual([true, false]);
    expect(await community.client(grid).getGridByGridmember({ gmId: hidden })).toEqual([]);
    expect(await admin.client(grid).getGridByGridmember({ gmId: hidden })).toHaveLength(1);
    const own = records.find(({ griddingId }) => griddingId !== '');
    expect(await community.client(grid).getGridByGridmember({ gmId: own?.id ?? '' })).toHaveLength(1);
  });

  it('a report of a scale masked as the lists are, and whole to who may see it plainly', async () => {
    const answerRecordId = await town.text(
      `select r.id::text as v
        from psychological_appletanswerrecord r
        where r.is_deleted = 0 and r.total_score is not null
          and exists (select 1 from psychological_appletfactorresult f
            where f.answer_record_id = r.id and f.is_deleted = 0 and coalesce(f.result_level, '') <> ''
            and coalesce(f.result_text, '') <> '') limit 1`,
    );
    const counsellor = await town.visit('counsellor');
    const report = await counsellor.client(appletfactorresult).getAppReport({ answerRecordId });
    expect([report.totalScore, report.resultLevel, report.resultText]).toEqual([STARS, STARS, STARS]);
    expect(report.record).toMatchObject({ totalScore: STARS, resultLevel: STARS });
    for (const { resultLevel, resultText } of report.factors)
      expect([STARS, ''].includes(resultLevel) && [STARS, ''].includes(resultText)).toBe(true);
    expect(report.factors.some(({ resultLevel }) => resultLevel === STARS)).toBe(true);
    const plain = await admin.client(appletfactorresult).getAppReport({ answerRecordId });
    expect(typeof plain.totalScore).toBe('number');
    expect(JSON.stringify(plain)).not.toContain(STARS);
  });

  it('sensitive numbers as stars, which change nothing when they are sent back', async () => {
    const counsellor = await town.visit('counsellor');
    const { records } = await counsellor.client(appletanswerrecord).page({ current: 1, size: 200 });
    const scored = records.filter(({ totalScore }) => totalScore !== null);
    expect(scored.length).toBeGreaterThan(0);
    expect(new Set(scored.map(({ totalScore }) => String(totalScore)))).toEqual(new Set([STARS]));
    const leader = await town.visit('community');
    const { records: widowed } = await leader.client(keypersonnelwidowed).page({ current: 1, size: 1 });
    const id = widowed[0]?.id ?? '';
    const stored = () =>
      town.text('select has_disability::text as v from source_keypersonnelwidowed where id = $1', [id]);
    const before = await stored();
    const row = await leader.ask(`source/keypersonnelwidowed/detail?id=${id}`).data<Record<string, unknown>>();
    expect(row.hasDisability).toBe(STARS);
    const saved = await leader.post('source/keypersonnelwidowed/submit', { id, hasDisability: STARS });
    expect([saved.status, await stored()]).toEqual([200, before]);
  });

  it('a draft of an event is reported, changed and settled by who made it alone', async () => {
    const [member, dispatcher] = [await town.visit('gridmember'), await town.visit('dispatcher')];
    const sample = (await member.client(event).page({ current: 1, size: 1 })).records[0];
    const names = [
      'categoryId',
      'eventType',
      'eventfrom',
      'eventLevel',
      'eventScale',
      'happenTime',
      'griddingId',
      'lng',
      'lat',
    ] as const;
    const base = Object.fromEntries(names.map((name) => [name, sample?.[name]]));
    const draft = await member.post('event/event/saveEventInfo', {
      ...base,
      eventTitle: '草稿',
      eventDesc: '路灯不亮',
      address: '枫桥路',
      involvedCount: 1,
      reportName: '王芳',
      reportPhone: '15912345670',
      eventStatus: '0',
    });
    expect(draft.status).toBe(200);
    const { id } = draft.body.data as { id: string };
    for (const [call, body] of [
      ['saveEventInfo', { id, eventStatus: '1' }],
      ['saveEventInfo', { id, eventStatus: '0', eventDesc: '改' }],
      ['saveEventInfo', { id, selfHandle: '1', handleResult: '已办' }],
      ['saveEventInfo', { id, eventStatus: '8', opinion: '作废' }],
      ['submit', { id, eventStatus: '1' }],
      ['complete-task', { id, eventStatus: '1' }],
    ] as const)
      expect(await dispatcher.post(`event/event/${call}`, body).status()).not.toBe(200);
    expect(await member.post('event/event/saveEventInfo', { id, eventStatus: '1' }).status()).toBe(200);
  });
});
