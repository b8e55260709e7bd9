import { type RecordComment, hasComments } from '@lattice/api/comments';
import type { Inbox } from '@lattice/api/resources/blade-desk/inbox';
import { roadinfo } from '@lattice/api/resources/source/roadinfo';
import { audit } from '@lattice/api/resources/blade-log/audit';
import { beforeAll, expect, it } from 'vitest';
import type { Visitor } from './openTown.ts';
import { inTown } from './inTown.ts';
import { roadIn } from './roadIn.ts';

inTown('what is said about a record on $name', {}, ({ town, admin }) => {
  let id: string;
  let other: string;
  const say = (body: object, visitor = admin) => visitor.post('source/roadinfo/comment', body);
  const commentsOf = async (visitor = admin, record = id) =>
    (await visitor.ask(`source/roadinfo/comments?id=${record}&current=1&size=10`)).body;

  beforeAll(async () => {
    other = await town.idOf('gridmember');
    ({ id } = (await admin.client(roadinfo).submit((await roadIn(town))({ routeName: '铁路' }))) as { id: string });
  });

  it('is told the newest first, and a message tells who is named in it', async () => {
    await say({ id, text: '先看一下', files: '', users: '' });
    expect(
      (await say({ id, text: '@孙悦 请核实', files: '/files/0123456789abcdef0123456789abcdef.png', users: other }))
        .body,
    ).toMatchObject({ success: true });
    const { records, total } = (await commentsOf()).data as { records: RecordComment[]; total: number };
    expect([total, records.map(({ text, isOwn }) => [text, isOwn])]).toEqual([
      2,
      [
        ['@孙悦 请核实', true],
        ['先看一下', true],
      ],
    ]);
    const inbox = await (await town.visit('gridmember')).ask('blade-desk/inbox/list').data<Inbox>();
    expect(inbox.message.find(({ detail }) => detail === '@孙悦 请核实')?.link).toBe(
      `/source/roadinfo?open=view:${id}`,
    );
  });

  it('is taken back by who said it alone, once', async () => {
    const { records } = (await commentsOf()).data as { records: RecordComment[] };
    const back = (visitor: Visitor) => visitor.post('source/roadinfo/uncomment', { id, comment: records[0]?.id });
    expect((await back(await town.visit('manager'))).body).toMatchObject({ success: false });
    const all = await Promise.all(Array.from({ length: 10 }, () => back(admin)));
    expect(all.filter(({ body }) => body.success === true)).toHaveLength(1);
    expect((await commentsOf()).data).toMatchObject({ total: 1 });
  });

  it('follows the rights of the record', async () => {
    const accountant = await town.visit('merchant');
    expect((await commentsOf(accountant)).code).toBe(403);
    expect((await say({ id, text: '不该有', files: '', users: '' }, accountant)).body.code).toBe(403);
    expect((await commentsOf(admin, '1')).code).toBe(400);
    expect(hasComments(audit)).toBe(false);
  });

  it('is refused where it says nothing, too much, or names no file of the system', async () => {
    expect((await say({ id, text: ' ', files: '', users: '' })).body).toMatchObject({ code: 400 });
    expect((await say({ id, text: '长'.repeat(1001), files: '', users: '' })).body).toMatchObject({ code: 400 });
    expect((await say({ id, text: '', files: 'javascript:alert(1)', users: '' })).body).toMatchObject({ code: 400 });
  });
});
