import { useLingui } from '@lingui/react/macro';
import { Inbox, LockKeyhole, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { action as actionStyle, empty, line, picture, words } from './Empty.css.ts';

export interface EmptyProps {
  /** Why there is nothing: not yet, no match, or not allowed. Default `guestGrants`. */
  kind?: 'nothing' | 'noMatch' | 'noPermission';
  /** The first line; default by kind. */
  title?: string;
  /** What to do about it; default by kind. */
  description?: string;
  /** One line, where it stands among other parts of a page; default false. */
  isLine?: boolean;
  /** The button that does it: add, clear the filters, or nothing. */
  action?: ReactNode;
}

const icons = { nothing: Inbox, noMatch: SearchX, noPermission: LockKeyhole };

/** What stands where there is nothing to show, and the way on. */
export function Empty({ kind = 'nothing', title, description, isLine = false, action }: EmptyProps) {
  const { t } = useLingui();
  const titles = { nothing: t`还没有数据`, noMatch: t`没有符合条件的数据`, noPermission: t`没有查看权限` };
  const advice = {
    nothing: '',
    noMatch: t`换一个条件，或清空筛选后再试。`,
    noPermission: t`如工作需要，请联系管理员开通。`,
  };
  const hint = description ?? advice[kind];
  return (
    <div className={isLine ? line : empty}>
      <span className={picture}>
        <Icon of={icons[kind]} size={isLine ? 18 : 32} />
      </span>
      <Text as="p" {...(!isLine && { size: 'large' })} weight="medium" className={words}>
        {title ?? titles[kind]}
      </Text>
      {hint && (
        <Text as="p" tone="muted" className={words}>
          {hint}
        </Text>
      )}
      {action && <div className={actionStyle}>{action}</div>}
    </div>
  );
}
