import { REPORT_PAGE } from '@lattice/api/figures';
import { MEETING_PAGE } from '@lattice/api/meetingPage';
import type { Banner, InboxItem, InboxKind } from '@lattice/api/resources/blade-desk/inbox';
import { NoticePanel } from '@lattice/ui/NoticePanel';
import { toast } from '@lattice/ui/Toast';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type MenuEntry, trailTo } from '../../navigation/MenuEntry.ts';
import { useMenu } from '../../navigation/useMenu.ts';
import { TODOS_KEY, useTodos } from '../todo/useTodos.ts';
import { newsOf } from './newsOf.ts';
import { subscribeNews } from './subscribeNews.ts';
import { Banners } from './Banners.tsx';
import { INBOX_KEY, useInbox, useRead } from './useInbox.ts';
import { useGo } from '../../navigation/Address.tsx';

const NoticeReader = lazyPart(async () => (await import('./NoticeReader.tsx')).NoticeReader);

/** Milliseconds between two questions, where news do not come by themselves and where they do. */
const POLL = 30_000;
const CHECK = 300_000;

const registers: Record<InboxKind, string> = {
  mail: '/event/event',
  message: '/cms/messageReceiver',
  notice: '/blade-desk/notice',
};
const shown = (items: readonly InboxItem[], receiptDue = '') =>
  items.map(({ id, title, time, isRead, isReceiptDue, ...item }) => {
    const detail = [isReceiptDue === true ? receiptDue : '', item.detail].filter((part) => part !== '').join(' · ');
    return { id, title, time, isRead, ...(detail !== '' && { detail }) };
  });

/** Whether the person may open what news are about: a meeting at any time, other pages by their entry in the menu. */
const canOpen = (menu: readonly MenuEntry[], link: string): boolean =>
  link.startsWith(MEETING_PAGE) ||
  (link !== '' &&
    trailTo(menu, link.startsWith(`/${REPORT_PAGE}/`) ? '/blade-report/figures' : link.replace(/\?.*/s, '')).length >
      0);

/** A notice at the top of the page as news; one that is no longer among the newest has no time. */
const itemOf = ({ id, title }: Banner, items: readonly InboxItem[]): InboxItem =>
  items.find((one) => one.id === id) ?? {
    id,
    title,
    detail: '',
    time: '',
    isRead: false,
    link: `${registers.notice}?open=view:${id}`,
  };

/** The bell of the bar: what is new for the person, as it comes. */
export function Notices() {
  const { t } = useLingui();
  const navigate = useGo();
  const queries = useQueryClient();
  const [isLive, setLive] = useState(false);
  const [reading, setReading] = useState<{ kind: InboxKind; item: InboxItem } | null>(null);
  const { data: inbox } = useInbox(isLive ? CHECK : POLL);
  const { data: todos } = useTodos();
  const data = useMemo(() => (inbox === undefined ? undefined : newsOf(inbox, todos)), [inbox, todos]);
  const { data: menu = [] } = useMenu();
  const read = useRead();
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const renew = () => [INBOX_KEY, TODOS_KEY].map((queryKey) => void queries.invalidateQueries({ queryKey }));
    return subscribeNews({ onNews: renew, onLive: setLive });
  }, [queries]);
  useEffect(() => {
    if (data === undefined) return;
    const all = [...data.message, ...data.notice];
    const fresh =
      known.current === null
        ? []
        : // A call to a meeting rings by itself.
          all.filter(
            ({ id, isRead, link }) => !isRead && known.current?.has(id) === false && !link.startsWith(MEETING_PAGE),
          );
    known.current = new Set(all.map(({ id }) => id));
    const [first] = fresh;
    if (first !== undefined)
      toast.info(fresh.length === 1 ? t`新消息：${first.title}` : t`新消息：${first.title} 等 ${fresh.length} 条`);
  }, [data, t]);
  const show = (kind: InboxKind, item: InboxItem) => {
    if (!item.isRead) read(kind, item.id);
    if (kind === 'mail') navigate(item.link);
    else setReading({ kind, item });
  };
  const open = (kind: InboxKind, id: string) => {
    const item = data?.[kind].find((one) => one.id === id);
    if (item !== undefined) show(kind, item);
  };
  const canMore = Object.values(registers).every((path) => trailTo(menu, path).length > 0);
  return (
    <>
      <NoticePanel
        notices={{
          mail: shown(data?.mail ?? []),
          message: shown(data?.message ?? [], t`待回执`),
          notice: shown(data?.notice ?? []),
        }}
        {...(data !== undefined && { unread: data.unread })}
        waiting="mail"
        isLoading={data === undefined}
        onOpen={open}
        onReadAll={(kind) => read(kind)}
        {...(canMore && { onMore: (kind: InboxKind) => navigate(registers[kind]) })}
      />
      <Banners banners={data?.banners ?? []} onOpen={(banner) => show('notice', itemOf(banner, data?.notice ?? []))} />
      {reading !== null && (
        <NoticeReader
          kind={reading.kind}
          item={reading.item}
          canOpen={canOpen(menu, reading.item.link)}
          onOpen={() => {
            setReading(null);
            navigate(reading.item.link);
          }}
          onClose={() => setReading(null)}
        />
      )}
    </>
  );
}
