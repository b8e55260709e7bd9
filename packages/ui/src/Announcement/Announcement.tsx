import { useLingui } from '@lingui/react/macro';
import { CircleAlert, Info, Megaphone, PartyPopper, X } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { box, count, mark, place, tones, words } from './Announcement.css.ts';

/** Something that everybody should know for a time. */
export interface AnnouncementItem {
  /** Unique among the announcements. */
  id: string;
  title: string;
  /** How much it matters. */
  tone: 'info' | 'success' | 'warning' | 'critical';
}

export interface AnnouncementProps {
  /** The announcements, the most important first; one is shown at a time, nothing without any. */
  items: readonly AnnouncementItem[];
  /** Shows one whole. */
  onOpen: (id: string) => void;
  /** Takes one away for the reader. */
  onClose: (id: string) => void;
}

const icons = { info: Megaphone, success: PartyPopper, warning: Info, critical: CircleAlert };

/** What an administrator announces, over the top of the page until the reader closes it; screen readers wait for it. */
export function Announcement({ items, onOpen, onClose }: AnnouncementProps) {
  const { t } = useLingui();
  const [first] = items;
  const total = items.length;
  return (
    <div role="status" aria-label={t`公告`} className={place}>
      {first !== undefined && (
        <div key={first.id} className={`${box} ${tones[first.tone]}`}>
          <span className={mark[first.tone]}>
            <Icon of={icons[first.tone]} />
          </span>
          <span className={words}>{first.title}</span>
          {total > 1 && <span className={count}>{t`共 ${total} 条`}</span>}
          <Button size="small" aria-label={t`查看公告：${first.title}`} onPress={() => onOpen(first.id)}>
            {t`查看`}
          </Button>
          <IconButton size="small" label={t`关闭公告：${first.title}`} onPress={() => onClose(first.id)}>
            <Icon of={X} />
          </IconButton>
        </div>
      )}
    </div>
  );
}
