import { useLingui } from '@lingui/react/macro';
import { CircleUserRound, Gauge, LogOut, Repeat } from 'lucide-react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { TopBarUser, UserAction } from './TopBarUser.ts';
import { accountName, fullName, item, list, person } from './UserMenu.css.ts';

export interface UserEntriesProps {
  user: TopBarUser;
  canSwitch: boolean;
  /** Called with what was chosen besides leaving; without it the menu offers leaving alone. */
  onAction?: (id: UserAction) => void;
  onSignOut: () => void;
  /** Called when the pointer or focus comes to an entry. */
  onNear: () => void;
  onClose: () => void;
}

/** What the menu of the person shows when it is open. */
export function UserEntries({ user, canSwitch, onAction, onSignOut, onNear, onClose }: UserEntriesProps) {
  const { t } = useLingui();
  const { name, account, avatar } = user;
  const pages = [
    { id: 'dashboard', label: t`控制台`, icon: Gauge },
    { id: 'info', label: t`个人信息`, icon: CircleUserRound },
    ...(canSwitch ? [{ id: 'switch', label: t`切换部门/角色`, icon: Repeat } as const] : []),
  ] as const;
  const entries = [
    ...(onAction ? pages.map(({ id, ...face }) => ({ ...face, choose: () => onAction(id) })) : []),
    { label: t`退出登录`, icon: LogOut, choose: onSignOut },
  ];
  return (
    <>
      <div className={person}>
        <Avatar name={name} {...(avatar !== undefined && { src: avatar })} size={40} isDecorative />
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
              onPointerEnter={onNear}
              onFocus={onNear}
              onClick={() => {
                onClose();
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
  );
}
