import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './QueueList.css.ts';

/** How urgent something is. */
export type QueueTone = 'critical' | 'warning' | 'neutral';

/** Something that is to be done. */
export interface QueueItem {
  /** What it is known by, unique in the queue. */
  id: string;
  /** What it is about. */
  title: string;
  /** Its kind and more about it, in one line; default none. */
  detail?: string;
  /** The time that is left, in words; default none. */
  remaining?: string;
  /** What is to be done next, a verb. */
  action: string;
  /** Address of its record. */
  href: string;
}

/** Entries that are due at about the same time. */
export interface QueueGroup {
  /** Its name, such as 超期. */
  label: string;
  /** How urgent; a critical group has a bar of colour at its entries. */
  tone: QueueTone;
  /** How many there are; may be more than are given. */
  total: number;
  items: readonly QueueItem[];
}

export interface QueueListProps {
  /** Name of the queue, for screen readers. */
  label: string;
  /** The groups, the most urgent first; empty ones are not drawn. */
  groups: readonly QueueGroup[];
  /** How many entries of a group are shown at first; default 6. */
  most?: number;
}

/** What a person has to do, by its deadline: each with the one next action, which opens the record. */
export function QueueList({ label, groups, most = 6 }: QueueListProps) {
  return (
    <div role="group" aria-label={label} className={css.queue}>
      {groups
        .filter(({ items }) => items.length > 0)
        .map((group) => (
          <Group key={group.label} group={group} most={most} />
        ))}
    </div>
  );
}

function Group({ group: { label, tone, total, items }, most }: { group: QueueGroup; most: number }) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, most);
  const rest = items.length - shown.length;
  return (
    <section aria-label={label}>
      <h3 className={css.heading}>
        <span className={tone === 'neutral' ? undefined : css.tone[tone]}>{label}</span>
        <span className={css.count}>{total}</span>
      </h3>
      <ul className={css.list}>
        {shown.map(({ id, title, detail, remaining, action, href }) => (
          <li key={id}>
            <Link href={href} className={`${css.entry} ${tone === 'critical' ? css.late : ''}`}>
              <span className={css.words}>
                <span className={css.title}>{title}</span>
                {detail !== undefined && detail !== '' && <span className={css.detail}>{detail}</span>}
              </span>
              {remaining !== undefined && <span className={`${css.remaining} ${css.tone[tone]}`}>{remaining}</span>}
              <span className={css.action}>
                {action}
                <span className={css.onward}>
                  <Icon of={ChevronRight} size="16px" />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="quiet" className={css.more} onPress={() => setWhole(true)}>{t`再显示 ${rest} 项`}</Button>
      )}
    </section>
  );
}
