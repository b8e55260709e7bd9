import type { Todos } from '@lattice/api/desk/todos';
import type { Banner, Inbox, InboxItem, InboxKind, Receipt } from '@lattice/api/resources/blade-desk/inbox';
import { REPORT_PAGE } from '@lattice/api/figures';
import { notice } from '@lattice/api/resources/blade-desk/notice';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { receiptDueSql } from '../messages/receipts.ts';
import { todosOf } from '../todos/todos.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { say } from '../../words/say.ts';

/** How many of each kind are looked at; older ones are found in their registers. */
const MAX_ITEMS = 100;
/** How many of each kind are sent. */
const SHOWN = 30;

/** Page of a meeting, by the id of its record. */
const MEETING = 'dispatch/meeting';

/** Where the records of a kind of business are shown, by key of `message_biz_type`. */
const places: Readonly<Record<string, string>> = {
  event: 'event/event',
  task: 'project/gridmemberTask',
  patrol: 'project/patrolTask',
  warn: 'dispatch/devWarnRecord',
  dispatch: 'dispatch/recorddispatch',
  meeting: MEETING,
  article: 'cms/article',
  notice: 'blade-desk/notice',
  report: REPORT_PAGE,
  appointment: 'scentre/esServiceAppointmentrecord',
  psychology: 'psychological/appletanswerrecord',
};

const time = (column: string) => `coalesce(to_char(${column}, 'YYYY-MM-DD HH24:MI'), '') as time`;
const linkTo = (place: string | undefined, id: string) =>
  place === MEETING || place === REPORT_PAGE
    ? `/${place}/${id}`
    : place === undefined || !/^\d+$/.test(id)
      ? ''
      : `/${place}?open=view:${id}`;

/** What waits for the person, as news. */
const asNews = ({ items }: Todos): InboxItem[] =>
  items.map((item) => ({
    id: item.id,
    title: item.title,
    detail: item.detail,
    time: item.time.slice(0, 16),
    isRead: item.isRead,
    link: item.link,
  }));

async function messages({ db, person }: Context): Promise<InboxItem[]> {
  const { rows } = await db.query<Omit<InboxItem, 'link'> & { kind: string; record: string; place: string | null }>(
    `select r.id, coalesce(r.message_title, '') as title,
      left(regexp_replace(coalesce(m.content, ''), '<[^>]*>', '', 'g'),
        80) as detail, ${time('coalesce(greatest(r.send_time, r.remind_time), r.create_time)')},
       coalesce(r.read_status, '0') = '1' and not ${receiptDueSql} as "isRead", ${receiptDueSql} as "isReceiptDue",
       coalesce(m.biz_type, '') as kind,
       coalesce(c.record_id::text, m.biz_id, '') as record, c.path as place
     from cms_messagereceiver r
     join cms_messagemain m on m.id = r.message_id
     left join sys_comment c on m.biz_type = 'mention' and c.id::text = m.biz_id
     where r.receiver_user_id = $1 and r.tenant_id = $2 and r.is_deleted = 0
     order by greatest(r.send_time, r.remind_time) desc nulls last, r.id desc limit ${MAX_ITEMS}`,
    [person?.userId ?? null, person?.tenantId ?? ''],
  );
  return rows.map(({ kind, record, place, ...row }) => ({ ...row, link: linkTo(place ?? places[kind], record) }));
}

async function notices(context: Context): Promise<InboxItem[]> {
  const q = new ReportQuery(context);
  const rows = await q.rows<Omit<InboxItem, 'link'>>(
    `select t.id, t.title, '' as detail, ${time('t.release_time')}, exists (select 1 from sys_inbox_read r
        where r.user_id = ${q.p(personOf(context).userId)}::bigint and r.item_id = t.id) as "isRead"
     from ${q.of(notice)} and t.release_time <= ${q.p(context.now().toISOString())}::timestamptz
     order by t.release_time desc, t.id desc limit ${MAX_ITEMS}`,
  );
  return rows.map((row) => ({ ...row, link: `/blade-desk/notice?open=view:${row.id}` }));
}

/** The notices that stand at the top of every page of the person now. */
async function banners(context: Context): Promise<Banner[]> {
  const q = new ReportQuery(context);
  const now = q.p(context.now().toISOString());
  return q.rows<Banner>(
    `select t.id::text as id, t.title, t.banner_tone as tone
     from ${q.of(notice)} and t.banner_tone in ('1', '2', '3', '4') and t.release_time <= ${now}::timestamptz
       and t.banner_from <= ${now}::timestamptz and t.banner_until > ${now}::timestamptz
       and not exists (select 1 from sys_banner_closed c
         where c.user_id = ${q.p(personOf(context).userId)}::bigint and c.notice_id = t.id)
     order by t.banner_tone = '3' desc, t.release_time desc, t.id desc limit 5`,
  );
}

/** Takes a notice off the top of the person's pages. */
export async function closeBanner(id: string, context: Context): Promise<void> {
  const q = new ReportQuery(context);
  const found = await q.rows(`select t.id from ${q.of(notice)} and t.id = ${q.p(id)}::bigint`);
  if (found.length === 0) throw new Refusal(400, say`记录不存在或已被删除，请刷新列表`);
  await context.db.query(`insert into sys_banner_closed (user_id, notice_id) values ($1, $2) on conflict do nothing`, [
    personOf(context).userId,
    id,
  ]);
}

const sources: Record<InboxKind, (context: Context) => Promise<InboxItem[]>> = {
  mail: async (context) => asNews(await todosOf(context)),
  message: messages,
  notice: notices,
};

/** What is new for the person of the call: the newest of each kind, how many are unread, and how many wait. */
export async function inboxOf(context: Context): Promise<Inbox> {
  const [todos, message, news, top] = await Promise.all([
    todosOf(context),
    messages(context),
    notices(context),
    banners(context),
  ]);
  const unread = (items: readonly InboxItem[]) => items.filter(({ isRead }) => !isRead).length;
  return {
    mail: asNews(todos).slice(0, SHOWN),
    message: message.slice(0, SHOWN),
    notice: news.slice(0, SHOWN),
    banners: top,
    unread: { mail: todos.total, message: unread(message), notice: unread(news) },
  };
}

/**
 * Marks one piece of news of the person as read, or all of a kind with null; ids that are not theirs change nothing.
 */
export async function markRead(kind: InboxKind, id: string | null, context: Context): Promise<void> {
  const { db, now } = context;
  const { userId } = personOf(context);
  const ids = (await sources[kind](context)).flatMap((item) =>
    !item.isRead && (id === null || item.id === id) ? [item.id] : [],
  );
  if (kind === 'message') {
    await db.query(
      `update cms_messagereceiver set read_status = '1', read_time = $3, rev = rev + 1
        where id = any($1::bigint[]) and receiver_user_id = $2 and read_status <> '1'`,
      [ids, userId, now().toISOString()],
    );
    await markRemindedNotices(ids, context);
  } else
    await db.query(
      `insert into sys_inbox_read (user_id, item_id)
        select $2, i from unnest($1::bigint[]) as i on conflict do nothing`,
      [ids, userId],
    );
}

/** Who has read the reminder of a notice has read the notice. */
async function markRemindedNotices(ids: readonly string[], context: Context): Promise<void> {
  await context.db.query(
    `insert into sys_inbox_read (user_id, item_id, time)
      select r.receiver_user_id, m.biz_id::bigint, $2 from cms_messagereceiver r
      join cms_messagemain m on m.id = r.message_id and m.biz_type = 'notice' and m.biz_id ~ '^[0-9]{1,19}$'
      where r.id = any($1::bigint[]) on conflict do nothing`,
    [ids, context.now().toISOString()],
  );
}

/** The text of a message to the person with its receipt where it asks for one, or of an announcement that is out. */
export async function contentOf(
  kind: InboxKind,
  id: string,
  context: Context,
): Promise<{ content: string; receipt?: Receipt }> {
  const { userId, tenantId } = personOf(context);
  const q = new ReportQuery(context);
  const rows =
    kind === 'message'
      ? await q.rows<{ content: string; receipt: Receipt | null }>(
          `select coalesce(m.content, '') as content, case when r.need_reply = 1 then json_build_object(
              'isDue', ${receiptDueSql}, 'time', coalesce(to_char(r.reply_time, 'YYYY-MM-DD HH24:MI'), ''),
              'text', coalesce(r.reply_content, '')) end as receipt
            from cms_messagereceiver r
            join cms_messagemain m on m.id = r.message_id
            where r.id = ${q.p(id)} and r.receiver_user_id = ${q.p(userId)} and r.tenant_id = ${q.p(tenantId)}
              and r.is_deleted = 0`,
        )
      : await q.rows<{ content: string; receipt: null }>(
          `select coalesce(t.content, '') as content, null as receipt
            from ${q.of(notice)} and t.id = ${q.p(id)} and t.release_time <= now()`,
        );
  const [found] = rows;
  if (found === undefined) throw new Refusal(400, say`记录不存在或已被删除，请刷新列表`);
  const { content, receipt } = found;
  return { content, ...(receipt !== null && { receipt }) };
}
