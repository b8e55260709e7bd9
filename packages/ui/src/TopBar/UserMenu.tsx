import { useLingui } from '@lingui/react/macro';
import { CircleUserRound, Gauge, LogOut, Repeat } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Flyout } from '../Flyout/Flyout.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { lazyPart } from '../lazyPart/lazyPart.tsx';
import { personName } from './TopBar.css.ts';
import { accountName, fullName, item, list, person } from './UserMenu.css.ts';

/** The person who is signed in. */
export interface TopBarUser {
  /** The name shown. */
  name: string;
  /** The name that is typed to sign in, shown in the menu; not shown by default. */
  account?: string;
  /** URL of the picture; default the name's letters. */
  avatar?: string;
}

/** What the menu can offer besides leaving. */
export type UserAction = 'dashboard' | 'info' | 'switch';

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
const ahead = () => void loadQuestion().catch(() => null);

/** Picture and name of the person, and what can be done about the account. */
export function UserMenu({ user, canSwitch = false, onAction, onSignOut }: UserMenuProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { name, account, avatar } = user;
  const picture = avatar === undefined ? {} : { src: avatar };
  const pages = [
    { id: 'dashboard', label: t`控制台`, icon: Gauge },
    { id: 'info', label: t`个人信息`, icon: CircleUserRound },
    ...(canSwitch ? [{ id: 'switch', label: t`切换部门/角色`, icon: Repeat } as const] : []),
  ] as const;
  const entries = [
    ...(onAction ? pages.map(({ id, ...face }) => ({ ...face, choose: () => onAction(id) })) : []),
    { label: t`退出登录`, icon: LogOut, choose: () => setAsking(true) },
  ];
  const leave = async () => {
    await onSignOut();
    setAsking(false);
  };
  return (
    <>
      <Flyout
        label={t`账户：${name}`}
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
          <>
            <div className={person}>
              <Avatar name={name} {...picture} size={40} isDecorative />
              <div>
                <div className={fullName}>{name}</div>
                {account !== undefined && <div className={accountName}>{account}</div>}
              </div>
            </div>
            <ul className={list}>
              {entries.map(({ label, icon, choose }) => (
                <li key={label}>
                  <button
                    type="button"
                    className={item}
                    onPointerEnter={ahead}
                    onFocus={ahead}
                    onClick={() => {
                      close();
                      choose();
                    }}
                  >
                    <Icon of={icon} />
                    {label}
                  </button>
                </li>
              ))}
            </ul>
          </>
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
