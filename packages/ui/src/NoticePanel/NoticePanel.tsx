import { useLingui } from '@lingui/react/macro';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { BarButton } from '../TopBar/BarButton.tsx';
import { NoticeList, type Notice } from './NoticeList.tsx';
import { dialog, foot, page, sheet, tab, tabs, waiting } from './NoticePanel.css.ts';

export type { Notice } from './NoticeList.tsx';

/** The kinds of news, in the order of the tabs: 邮件, 消息, 通知. */
export type NoticeKind = 'mail' | 'message' | 'notice';

export interface NoticePanelProps {
  /** The news by kind, newest first. */
  notices: Record<NoticeKind, readonly Notice[]>;
  /** How many are unread by kind, where the lists are not complete; counted in the lists by default. */
  unread?: Partial<Record<NoticeKind, number>>;
  /**
   * The kind that is to be done rather than read: it is not part of what the bell counts and cannot be marked as read;
   * default none.
   */
  waiting?: NoticeKind;
  /** Whether the news is still loading; default false. */
  isLoading?: boolean;
  /** Opens one piece of news; the panel closes. */
  onOpen: (kind: NoticeKind, id: string) => void;
  /** Marks all of a kind as read; no such button by default. */
  onReadAll?: (kind: NoticeKind) => void;
  /** Goes to the whole list of a kind; no such button by default. */
  onMore?: (kind: NoticeKind) => void;
}

const kinds: readonly NoticeKind[] = ['mail', 'message', 'notice'];

/** The bell of the top bar and the panel it opens, with three tabs of news. */
export function NoticePanel({
  notices,
  unread = {},
  waiting: todo,
  isLoading = false,
  onOpen,
  onReadAll,
  onMore,
}: NoticePanelProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const labels = { mail: t`邮件`, message: t`消息`, notice: t`通知` };
  const countOf = (kind: NoticeKind) => unread[kind] ?? notices[kind].filter((notice) => !notice.isRead).length;
  const total = kinds.reduce((sum, kind) => (kind === todo ? sum : sum + countOf(kind)), 0);
  const leave = (go: () => void) => {
    setOpen(false);
    go();
  };
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <BarButton label={t`通知中心`}>
        <Badge count={total} label={t`${total} 条未读`}>
          <Icon of={Bell} />
        </Badge>
      </BarButton>
      <Popover placement="bottom end" offset={4} className={sheet}>
        <Dialog aria-label={t`通知中心`} className={dialog}>
          <Tabs>
            <TabList aria-label={t`通知类型`} className={tabs}>
              {kinds.map((kind) => {
                const count = countOf(kind);
                return (
                  <Tab key={kind} id={kind} className={tab}>
                    {labels[kind]}
                    <Badge count={count} label={kind === todo ? t`${count} 项待办` : t`${count} 条未读`} />
                  </Tab>
                );
              })}
            </TabList>
            {kinds.map((kind) => (
              <TabPanel key={kind} id={kind}>
                <div className={page}>
                  {isLoading ? (
                    <div className={waiting}>
                      <Skeleton kind="rows" count={4} />
                    </div>
                  ) : (
                    <NoticeList notices={notices[kind]} onOpen={(id) => leave(() => onOpen(kind, id))} />
                  )}
                </div>
                {((onReadAll && kind !== todo) || onMore) && (
                  <div className={foot}>
                    {onReadAll && kind !== todo && (
                      <Button
                        size="small"
                        variant="quiet"
                        isDisabled={countOf(kind) === 0}
                        onPress={() => onReadAll(kind)}
                      >{t`全部已读`}</Button>
                    )}
                    {onMore && (
                      <Button
                        size="small"
                        variant="quiet"
                        onPress={() => leave(() => onMore(kind))}
                      >{t`查看更多`}</Button>
                    )}
                  </div>
                )}
              </TabPanel>
            ))}
          </Tabs>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
