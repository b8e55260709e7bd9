import { useLingui } from '@lingui/react/macro';
import { Empty } from '../Empty/Empty.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { detail, news, title } from './NoticePanel.css.ts';

/** One piece of news. */
export interface Notice {
  /** What it is known by. */
  id: string;
  /** The first line. */
  title: string;
  /** The second line; default none. */
  detail?: string;
  /** When it came, in words or as 2026-11-20 09:30. */
  time: string;
  /** Whether it was read; default false. */
  isRead?: boolean;
}

interface NoticeListProps {
  /** The news, newest first. */
  notices: readonly Notice[];
  /** Called with the id of the one that is opened. */
  onOpen: (id: string) => void;
}

/** The news of one tab. */
export function NoticeList({ notices, onOpen }: NoticeListProps) {
  const { t } = useLingui();
  if (notices.length === 0) return <Empty title={t`没有新的内容`} />;
  return (
    <ul>
      {notices.map((notice) => (
        <li key={notice.id}>
          <button type="button" className={news} onClick={() => onOpen(notice.id)}>
            <span className={title} data-unread={!notice.isRead || undefined}>
              {!notice.isRead && <span className={visuallyHidden}>{t`未读：`}</span>}
              {notice.title}
            </span>
            {notice.detail !== undefined && <span className={detail}>{notice.detail}</span>}
            <span className={detail}>{notice.time}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
