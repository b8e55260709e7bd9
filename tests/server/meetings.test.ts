import { MEETING_ENDS, type MeetingNews, type MeetingPass } from '@lattice/api/meetingCalls';
import type { Database } from '@lattice/server/db/Database';
import { endEmpty } from '@lattice/server/domain/dispatch/meeting/endEmpty';
import { meetingRooms } from '@lattice/server/domain/dispatch/meeting/meetingRooms';
import { meetingSockets } from '@lattice/server/domain/dispatch/meeting/meetingSockets';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { inTown } from './inTown.ts';
import { askMeeting, gate, knock, openDoor } from './meetingGuest.ts';
import type { Visitor } from './openTown.ts';

const BEAT = 250;

/** A browser that speaks with a room. */
interface Guest {
  socket: WebSocket;
  news: MeetingNews[];
  /** The latest number that the room gave it. */
  peer(): string;
  /** How everybody stands to the meeting, as it was last told. */
  people(): Record<string, string>;
  ended: Promise<number>;
}

inTown('meetings on $name', {}, ({ town }) => {
  const ends: (() => unknown)[] = [];
  const ports: number[] = [];
  let visitors: Record<'dispatcher' | 'gridmember' | 'community' | 'staff', Visitor>;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    const names = ['dispatcher', 'gridmember', 'community', 'staff'] as const;
    visitors = Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await town.visit(name)] as const)),
    ) as typeof visitors;
    const rows = await town.rows<{ id: string; account: string }>(
      'select id::text as id, account from blade_user where account = any($1::text[])',
      [[...names]],
    );
    for (const { id, account } of rows) ids[account] = id;
    await town.db.query("update dispatch_dispatchdevlogin set is_enabled = 0 where platform_type = '3'");
    for (let n = 0; n < 2; n += 1) {
      const sockets = await meetingSockets(
        { db: town.db, nextId: town.nextId, now: town.now, settings: {}, log: () => undefined, proxies: 0 },
        BEAT,
      );
      const door = await openDoor(sockets);
      ports.push(door.port);
      ends.push(door.close);
    }
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  const post = askMeeting;
  const begin = async (...accounts: string[]) => {
    const { body } = await post(visitors.dispatcher, 'startVideoconferencing', {
      roomName: '防汛会商',
      userIds: accounts.map((account) => ids[account]).join(','),
    });
    const { id, url } = body.data as { id: string; url: string };
    expect(url).toBe(`/dispatch/meeting/${id}`);
    return id;
  };
  const passOf = async (visitor: Visitor, id: string) =>
    (await post(visitor, 'joinMeeting', { id }).data<MeetingPass>()).ticket;
  const enter = async (visitor: Visitor, id: string, port = ports[0] ?? 0): Promise<Guest> => {
    const { socket, news, ended } = knock(await passOf(visitor, id), port);
    const peer = () => news.findLast((one) => one.type === 'welcome')?.peer ?? '';
    const people = (): Record<string, string> =>
      Object.fromEntries(
        (news.findLast((one) => one.type === 'people')?.people ?? []).map(({ userId, attendance }) => [
          Object.keys(ids).find((account) => ids[account] === userId) ?? '',
          attendance,
        ]),
      );
    await vi.waitFor(() => expect(peer()).not.toBe(''), { timeout: 5000 });
    return { socket, news, peer, people, ended };
  };
  const seen = async (guest: Guest, people: Record<string, string>) =>
    vi.waitFor(() => expect(guest.people()).toEqual(people), { timeout: 5000 });

  it('ring at who is called, tell of who comes, who does not and who leaves, and end for all', async () => {
    const id = await begin('gridmember', 'community');
    const rings = async (visitor: Visitor) => await visitor.ask('dispatch/recorddispatch/meetingRings').data();
    expect(await rings(visitors.gridmember)).toMatchObject([{ id, roomName: '防汛会商' }]);
    expect([await rings(visitors.dispatcher), await rings(visitors.staff)]).toEqual([[], []]);
    const link = (await visitors.gridmember.ask('blade-desk/inbox/list').data<{ message: { link: string }[] }>())
      .message[0]?.link;
    expect(link).toBe(`/dispatch/meeting/${id}`);
    const host = await enter(visitors.dispatcher, id);
    const member = await enter(visitors.gridmember, id, ports[1]);
    await seen(host, { dispatcher: 'here', gridmember: 'here', community: 'called' });
    expect(await post(visitors.community, 'declineMeeting', { id }).status()).toBe(200);
    await seen(member, { dispatcher: 'here', gridmember: 'here', community: 'declined' });
    const long = { sdp: '中'.repeat(9000) };
    host.socket.send(JSON.stringify({ type: 'signal', to: member.peer(), data: long }));
    await vi.waitFor(
      () =>
        expect(member.news.filter(({ type }) => type === 'signal')).toEqual([
          { type: 'signal', from: host.peer(), data: long },
        ]),
      { timeout: 5000 },
    );
    member.socket.close();
    await seen(host, { dispatcher: 'here', gridmember: 'left', community: 'declined' });
    expect(await post(visitors.gridmember, 'endMeeting', { id }).status()).toBe(403);
    expect(await post(visitors.dispatcher, 'endMeeting', { id }).status()).toBe(200);
    expect(await host.ended).toBe(MEETING_ENDS.over);
    expect(await post(visitors.gridmember, 'joinMeeting', { id }).status()).toBe(400);
  });

  it('give nothing to somebody who was not called, to another page, or for an old or a changed pass', async () => {
    const id = await begin('gridmember');
    const port = ports[0] ?? 0;
    for (const path of ['joinMeeting', 'declineMeeting', 'endMeeting'])
      expect([path, await post(visitors.staff, path, { id }).status()]).toEqual([path, 403]);
    const ticket = await passOf(visitors.gridmember, id);
    const other = await begin('gridmember');
    const ways = [
      knock(ticket, port, 'http://elsewhere.example'),
      knock(ticket.replace(id, other), port),
      knock('x', port),
    ];
    expect(await Promise.all(ways.map(({ ended }) => ended))).toEqual([403, 401, 401]);
    town.pass(31);
    expect(await knock(ticket, port).ended).toBe(401);
    expect(ways.flatMap(({ news }) => news)).toEqual([]);
  });

  it('go on while one says a thousand things a second that nobody understands', async () => {
    const id = await begin('gridmember', 'community');
    const [host, member, noisy] = [
      await enter(visitors.dispatcher, id),
      await enter(visitors.gridmember, id),
      await enter(visitors.community, id),
    ];
    for (let n = 0; n < 1000; n += 1)
      noisy.socket.send(n % 2 === 0 ? `{"type":"signal","to":${n}}` : '\u0000'.repeat(n));
    member.socket.send(JSON.stringify({ type: 'signal', to: host.peer(), data: { n: 1 } }));
    await vi.waitFor(() => expect(host.news).toContainEqual({ type: 'signal', from: member.peer(), data: { n: 1 } }));
    expect(await noisy.ended).toBe(MEETING_ENDS.noise);
    await seen(host, { dispatcher: 'here', gridmember: 'here', community: 'left' });
  });

  it('free the seat of who dies or works elsewhere, and close with the session', async () => {
    const id = await begin('gridmember');
    const host = await enter(visitors.dispatcher, id);
    const member = await enter(visitors.gridmember, id);
    const again = await enter(visitors.gridmember, id, ports[1]);
    expect(await member.ended).toBe(MEETING_ENDS.elsewhere);
    await seen(host, { dispatcher: 'here', gridmember: 'here' });
    // Neither reads nor answers any more, and says nothing of it.
    again.socket.pause();
    await seen(host, { dispatcher: 'here', gridmember: 'left' });
    again.socket.terminate();
    const other = await town.visit('gridmember');
    const last = await enter(other, id);
    await other.ask('blade-auth/oauth/logout');
    expect(await last.ended).toBe(MEETING_ENDS.session);
  });

  it('keep the seat of who enters while the sessions of the others are looked up', async () => {
    const id = await begin('gridmember');
    const rows = await town.rows<{ account: string; sessionId: string }>(`select distinct on (u.account) u.account,
        s.id::text as "sessionId" from sys_session s
       join blade_user u on u.id = s.user_id where u.account in ('dispatcher', 'gridmember') and s.ended is null
       order by u.account, s.id desc`);
    const [asked, answered] = [gate(), gate()];
    const db: Database = Object.assign(Object.create(town.db) as Database, {
      query: async (text: string, params?: readonly unknown[]) => {
        const result = await town.db.query(text, params);
        if (!text.includes('from sys_session')) return result;
        asked.open();
        await answered.opened;
        return result;
      },
      listen: town.db.listen.bind(town.db),
    });
    const rooms = await meetingRooms(
      { db, nextId: town.nextId, now: town.now, settings: {}, log: () => undefined },
      BEAT,
    );
    const ended: number[] = [];
    const sit = async (account: string) =>
      rooms.enter(
        {
          meeting: id,
          userId: ids[account] ?? '',
          sessionId: rows.find((one) => one.account === account)?.sessionId ?? '',
        },
        { say: () => undefined, end: (code) => void ended.push(code), isAlive: () => true },
      );
    await sit('dispatcher');
    await asked.opened;
    await sit('gridmember');
    answered.open();
    await post(visitors.dispatcher, 'endMeeting', { id });
    await vi.waitFor(() => expect(ended).toEqual([MEETING_ENDS.over, MEETING_ENDS.over]), { timeout: 5000 });
    await rooms.close();
  });

  it('hold six people, ten equal calls at once or not', async () => {
    const id = await begin('gridmember');
    const rows = await town.rows<{ id: string }>(
      'select id::text as id from blade_user where account <> all($1::text[]) and is_deleted = 0 order by id limit 10',
      [['dispatcher', 'gridmember']],
    );
    await Promise.all(rows.map((one) => post(visitors.dispatcher, 'callToMeeting', { id, userIds: one.id })));
    const people = await town.rows('select 1 from sys_meeting_person where meeting = $1', [id]);
    expect(people).toHaveLength(6);
  });

  it('end by themselves once nobody has been there for some minutes', async () => {
    const id = await begin('gridmember');
    const look = async () => town.db.tx(endEmpty);
    const later = async (minutes: number) =>
      town.db.query(`update sys_meeting set empty_since = empty_since - $1 * interval '1 minute'`, [minutes]);
    const isOver = async () => (await post(visitors.gridmember, 'joinMeeting', { id }).status()) === 400;
    const host = await enter(visitors.dispatcher, id);
    await look();
    await later(9);
    await look();
    expect(await isOver()).toBe(false);
    host.socket.close();
    await vi.waitFor(async () => {
      await look();
      const rows = await town.rows('select 1 from sys_meeting where id = $1 and empty_since is not null', [id]);
      expect(rows).toHaveLength(1);
    });
    await later(4);
    await look();
    expect(await isOver()).toBe(false);
    await later(1);
    await look();
    expect(await isOver()).toBe(true);
  });
});
