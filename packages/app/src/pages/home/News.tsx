import type { InboxItem, InboxKind } from '@lattice/api/resources/blade-desk/inbox';
import { Badge } from '@lattice/ui/Badge';
import { Card } from '@lattice/ui/Card';
import { Empty } from '@lattice/ui/Empty';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Tag } from '@lattice/ui/Tag';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { trailTo } from '../../navigation/MenuEntry.ts';
import { useMenu } from '../../navigation/useMenu.ts';
import { useInbox, useRead } from '../../features/notices/useInbox.ts';
import { news, newsList, newsTime, newsTitle } from './home.css.ts';
import { useGo } from '../../navigation/Address.tsx';
import { answerOf } from '../../features/screen/answerOf.tsx';

const NoticeReader = lazyPart(async () => (await import('../../features/notices/NoticeReader.tsx')).NoticeReader);
/** How many stand on the page; all are behind the bell. */
const SHOWN = 6;

interface NewsProps {
  /** Which kind of news. */
  kind: InboxKind;
  /** Its name. */
  title: string;
}

/** The newest of one kind of news, as a card. */
export function News({ kind, title }: NewsProps) {
  const { t } = useLingui();
  const navigate = useGo();
  const { data: menu = [] } = useMenu();
  const { data, fault } = answerOf(useInbox(), t`内容没有读出来`);
  const read = useRead();
  const [reading, setReading] = useState<InboxItem | null>(null);
  const open = (item: InboxItem) => {
    if (!item.isRead) read(kind, item.id);
    if (kind === 'mail') navigate(item.link);
    else setReading(item);
  };
  const items = data?.[kind].slice(0, SHOWN) ?? [];
  const count = data?.unread[kind] ?? 0;
  return (
    <Card title={title} actions={<Badge count={count} label={t`${count} 条未读`} />}>
      {data === undefined && (fault ?? <Skeleton kind="rows" count={4} />)}
      {data !== undefined && items.length === 0 && <Empty isLine title={t`没有新的内容`} />}
      <ul className={newsList}>
        {items.map((item, at) => (
          <li key={item.id || `#${at}`}>
            <button type="button" className={news} onClick={() => open(item)}>
              <span className={newsTitle} data-unread={!item.isRead || undefined}>
                {item.title}
              </span>
              {item.isReceiptDue === true && <Tag tone="warning">{t`待回执`}</Tag>}
              <span className={newsTime}>{item.time}</span>
            </button>
          </li>
        ))}
      </ul>
      {reading !== null && (
        <NoticeReader
          kind={kind}
          item={reading}
          canOpen={reading.link !== '' && trailTo(menu, reading.link.replace(/\?.*/s, '')).length > 0}
          onOpen={() => {
            setReading(null);
            navigate(reading.link);
          }}
          onClose={() => setReading(null)}
        />
      )}
    </Card>
  );
}
