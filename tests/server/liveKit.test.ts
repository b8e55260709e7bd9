import { type LiveKitSeat, MEETING_ENDS, type MeetingPass } from '@lattice/api/meetingCalls';
import type { LiveKit } from '@lattice/server/call/LiveKit';
import { meetingSockets } from '@lattice/server/domain/dispatch/meeting/meetingSockets';
import { pageHosts } from '@lattice/server/domain/maps/pageHosts';
import { oneTestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import { settingsOf } from '@lattice/server/start/environment';
import { TokenVerifier } from 'livekit-server-sdk';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type LiveKitStandIn, openLiveKitStandIn } from './liveKitStandIn.ts';
import { askMeeting, knock, openDoor } from './meetingGuest.ts';
import { type Town, type Visitor, openTown } from './openTown.ts';

it('is configured by an address and its pair of key and secret, or the start says what is wrong', async () => {
  const good = { LIVEKIT_URL: 'wss://meet.town.example/', LIVEKIT_API_KEY: 'k', LIVEKIT_API_SECRET: 's'.repeat(32) };
  expect((await settingsOf(good)).liveKit).toEqual({
    url: 'wss://meet.town.example',
    key: 'k',
    secret: 's'.repeat(32),
    recordings: '',
  });
  expect((await settingsOf({})).liveKit).toBeUndefined();
  for (const LIVEKIT_URL of ['', 'https://meet.town.example', 'wss://a:b@meet.town.example', 'wss://x?y=1'])
    await expect(settingsOf({ ...good, LIVEKIT_URL })).rejects.toThrow('LIVEKIT_URL');
  await expect(settingsOf({ ...good, LIVEKIT_API_SECRET: 'short' })).rejects.toThrow('LIVEKIT_API_SECRET');
});

describe.each(oneTestDatabase())('meetings by LiveKit on $name', (database) => {
  let town: Town;
  let standIn: LiveKitStandIn;
  let liveKit: LiveKit;
  let door: Awaited<ReturnType<typeof openDoor>>;
  let [dispatcher, member, staff]: (Visitor | undefined)[] = [];
  const ids: Record<string, string> = {};
  const lines: string[] = [];

  beforeAll(async () => {
    standIn = await openLiveKitStandIn();
    const { url, key, secret } = standIn;
    liveKit = { url, key, secret, recordings: '/out/{room_name}-{time}.mp4' };
    town = await openTown(database, { settings: { liveKit } });
    dispatcher = await town.visit('dispatcher');
    member = await town.visit('gridmember');
    staff = await town.visit('staff');
    const rows = await town.rows<{ id: string; account: string }>(
      "select id::text as id, account from blade_user where account in ('dispatcher', 'gridmember')",
    );
    for (const { id, account } of rows) ids[account] = id;
    await town.db.query("update dispatch_dispatchdevlogin set is_enabled = 0 where platform_type = '3'");
    const sockets = await meetingSockets(
      { ...town, settings: { liveKit }, log: (line) => lines.push(line), proxies: 0 },
      250,
    );
    door = await openDoor(sockets);
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(async () => {
    await door?.close();
    await standIn?.close();
    await town?.db.close();
  });

  const post = (visitor: Visitor | undefined, path: string, input: Readonly<Record<string, unknown>>) =>
    askMeeting(visitor as Visitor, path, input);
  const begin = async () =>
    (
      await post(dispatcher, 'startVideoconferencing', { roomName: '防汛会商', userIds: ids.gridmember }).data<{
        id: string;
      }>()
    ).id;
  const passOf = async (visitor: Visitor | undefined, id: string) =>
    await post(visitor, 'joinMeeting', { id }).data<MeetingPass>();
  const enter = async (visitor: Visitor | undefined, id: string) => {
    const guest = knock((await passOf(visitor, id)).ticket, door.port);
    const welcome = await vi.waitFor(() => {
      const found = guest.news.find((one) => one.type === 'welcome');
      if (found === undefined) throw new Error('There is no welcome yet. Wait.');
      return found;
    });
    return { ...guest, peer: welcome.peer, seat: welcome.liveKit as LiveKitSeat };
  };
  const told = async (method: string) =>
    vi.waitFor(() => {
      const found = standIn.told().findLast((one) => one.method === method);
      if (found === undefined) throw new Error(`${method} was not asked yet. Wait.`);
      return found;
    });

  it('give who sits in the room a token for that room, that seat and three minutes', async () => {
    const id = await begin();
    const { seat, peer } = await enter(member, id);
    expect(seat.url).toBe(liveKit.url);
    const { sub, name, video, nbf, exp, iss } = await (async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: town.now() });
      return new TokenVerifier(liveKit.key, liveKit.secret).verify(seat.token);
    })();
    const realName = await town.text('select real_name as name from blade_user where id = $1', [ids.gridmember]);
    expect({ sub, name, video, iss }).toEqual({
      sub: peer,
      name: realName,
      iss: liveKit.key,
      video: { room: `lattice-${id}`, roomJoin: true, canPublish: true, canSubscribe: true, canPublishData: false },
    });
    expect(Number(exp) - town.now().getTime() / 1000).toBe(180);
    expect(Number(nbf)).toBeLessThanOrEqual(town.now().getTime() / 1000);
    await expect(new TokenVerifier(liveKit.key, 'x'.repeat(40)).verify(seat.token)).rejects.toThrow('signature');
    await expect(new TokenVerifier('other', liveKit.secret).verify(seat.token)).rejects.toThrow('iss');
    vi.setSystemTime(town.now().getTime() + 200_000);
    await expect(new TokenVerifier(liveKit.key, liveKit.secret).verify(seat.token)).rejects.toThrow('exp');
  });

  it('give nobody else one, and leave neither token nor secret in answers, logs or the audit log', async () => {
    const id = await begin();
    expect(await post(staff, 'joinMeeting', { id }).status()).toBe(403);
    const pass = await passOf(member, id);
    expect(JSON.stringify(pass)).not.toContain('eyJ');
    // Who was called and did not come has a pass alone, which opens the room of this server.
    const changed = knock(pass.ticket.replace(ids.gridmember ?? '', ids.dispatcher ?? ''), door.port);
    expect([await changed.ended, changed.news]).toEqual([401, []]);
    const { seat, news } = await enter(member, id);
    expect(news.filter((one) => 'liveKit' in one)).toHaveLength(1);
    await town.flushLogs();
    const rows = await town.rows<{ name: string }>(`select table_name as name from information_schema.tables
       where table_schema = current_schema() and table_name ~ '^(sys_audit|blade_log|sys_.*log)'`);
    expect(rows.length).toBeGreaterThan(1);
    for (const { name } of rows) {
      const found = await town.rows(`select 1 from "${name}" t where t::text like any($1::text[])`, [
        [`%${seat.token.split('.')[1]}%`, `%${liveKit.secret}%`],
      ]);
      expect([name, found]).toEqual([name, []]);
    }
    expect(lines.join('\n')).not.toMatch(/eyJ|secret/);
  });

  it('let pages connect with the configured server alone, by WebSocket and where it says why it refused', async () => {
    const at = { ...liveKit, url: 'wss://meet.town.example:7443/sfu' };
    expect((await pageHosts(town.db, { liveKit: at })).data).toEqual([
      'wss://meet.town.example:7443',
      'https://meet.town.example:7443',
    ]);
  });

  it('take a seat away at the LiveKit server with that in the room, and close its room with the meeting', async () => {
    const id = await begin();
    const host = await enter(dispatcher, id);
    const guest = await enter(member, id);
    guest.socket.close();
    await vi.waitFor(async () =>
      expect((await told('RoomService/RemoveParticipant')).body).toEqual({
        room: `lattice-${id}`,
        identity: guest.peer,
      }),
    );
    expect(await post(dispatcher, 'endMeeting', { id }).status()).toBe(200);
    expect(await host.ended).toBe(MEETING_ENDS.over);
    await vi.waitFor(async () =>
      expect((await told('RoomService/DeleteRoom')).body).toEqual({ room: `lattice-${id}` }),
    );
  });

  it('are recorded there for their host alone, who is noted, and hold more than six people', async () => {
    const id = await begin();
    expect([(await passOf(dispatcher, id)).mayRecord, (await passOf(member, id)).mayRecord]).toEqual([true, false]);
    expect(await post(member, 'recordMeeting', { id, isOn: true }).status()).toBe(403);
    for (const isOn of [true, true, false])
      expect([isOn, await post(dispatcher, 'recordMeeting', { id, isOn }).status()]).toEqual([isOn, 200]);
    const egress = standIn.told().filter(({ method }) => /Start|Stop/.test(method));
    expect(egress.map(({ method, body }) => [method, body])).toEqual([
      [
        'Egress/StartRoomCompositeEgress',
        {
          room_name: `lattice-${id}`,
          layout: 'grid',
          file_outputs: [{ file_type: 'MP4', filepath: '/out/{room_name}-{time}.mp4' }],
        },
      ],
      ['Egress/StopEgress', { egress_id: 'EG_1' }],
    ]);
    const rows = await town.texts(
      "select action from sys_audit where record_id = $1 and action like '%Recording' order by id",
      [id],
    );
    expect(rows).toEqual(['beginRecording', 'beginRecording', 'endRecording']);
    const users = await town.rows<{ id: string }>(
      'select id::text as id from blade_user where is_deleted = 0 order by id limit 12',
    );
    const called = await post(dispatcher, 'callToMeeting', { id, userIds: users.map((one) => one.id).join(',') });
    expect([called.status, (await passOf(dispatcher, id)).most]).toEqual([200, 50]);
  });

  it('are recorded once, however often that is asked at once, and again after a failure', async () => {
    const id = await begin();
    const before = standIn.told().length;
    const record = async (isOn = true) => await post(dispatcher, 'recordMeeting', { id, isOn }).status();
    const release = standIn.hold();
    const answered: number[] = [];
    const tries = Array.from({ length: 10 }, async () => void answered.push(await record()));
    await vi.waitFor(() => expect(answered).toEqual(Array.from({ length: 9 }, () => 409)), 5000);
    release();
    await Promise.all(tries);
    expect(answered.at(-1)).toBe(200);
    const since = () => standIn.told().slice(before);
    const begun = () => since().filter(({ method }) => method === 'Egress/StartRoomCompositeEgress');
    expect(begun()).toHaveLength(1);
    standIn.fail('Egress/StopEgress');
    expect([await record(false), await record(false)]).toEqual([400, 200]);
    // Whoever died while asking holds nobody up for longer than half a minute.
    await town.db.query("update sys_meeting set recording_asked = now() - interval '29 seconds' where id = $1", [id]);
    expect(await record()).toBe(409);
    await town.db.query("update sys_meeting set recording_asked = now() - interval '31 seconds' where id = $1", [id]);
    expect([await record(), begun().length]).toEqual([200, 2]);
    const rows = await town.texts(
      "select action from sys_audit where record_id = $1 and action like '%Recording' order by id",
      [id],
    );
    expect(rows).toEqual(['beginRecording', 'endRecording', 'beginRecording']);
  });
});
