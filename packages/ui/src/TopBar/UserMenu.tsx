import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Flyout } from '../Flyout/Flyout.tsx';
import { Waiting, lazyPart } from '../lazyPart/lazyPart.tsx';
import { personName } from './TopBar.css.ts';
import type { TopBarUser, UserAction } from './TopBarUser.ts';

export interface UserMenuProps {
  /** The person. */
  user: TopBarUser;
  /** Whether department and role may be switched; default false. */
  canSwitch?: boolean;
  /** Called with what was chosen besides leaving; without it the menu offers leaving alone. */
  onAction?: (id: UserAction) => void;
  /** Signs out, after the question; a rejection is shown in the question. */
  onSignOut: () => Promise<void>;
}

const loadQuestion = async () => (await import('../ConfirmDialog/ConfirmDialog.tsx')).ConfirmDialog;
const ConfirmDialog = lazyPart(loadQuestion);
const loadEntries = async () => (await import('./UserEntries.tsx')).UserEntries;
const UserEntries = lazyPart(loadEntries);
const preload = () => void loadEntries().catch(() => null);
const preloadQuestion = () => void loadQuestion().catch(() => null);

/** Picture and name of the person, and what can be done about the account. */
export function UserMenu({ user, canSwitch = false, onAction, onSignOut }: UserMenuProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { name, avatar } = user;
  const picture = avatar === undefined ? {} : { src: avatar };
  const leave = async () => {
    await onSignOut();
    setAsking(false);
  };
  return (
    <>
      <Flyout
        label={t`账户：${name}`}
        onApproach={preload}
        button={
          <>
            <Avatar name={name} {...picture} size={28} isDecorative />
            <span className={personName} aria-hidden="true">
              {name}
            </span>
          </>
        }
      >
        {(close) => (
          <Waiting value={null}>
            <UserEntries
              user={user}
              canSwitch={canSwitch}
              onClose={close}
              onSignOut={() => setAsking(true)}
              onNear={preloadQuestion}
              {...(onAction && { onAction })}
            />
          </Waiting>
        )}
      </Flyout>
      {isAsking && (
        <ConfirmDialog
          title={t`退出登录？`}
          names={[]}
          action={t`退出登录`}
          isOpen
          onConfirm={leave}
          onCancel={() => setAsking(false)}
        >
          {t`此浏览器中打开的其他窗口也会一同退出，未保存的内容会丢失。`}
        </ConfirmDialog>
      )}
    </>
  );
}
