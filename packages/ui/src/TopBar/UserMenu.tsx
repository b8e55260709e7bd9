import { useLingui } from '@lingui/react/macro';
import { CircleUserRound, Gauge, LogOut, Repeat } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { BarButton } from './BarButton.tsx';
import { personName } from './TopBar.css.ts';

/** The person who is signed in. */
export interface TopBarUser {
  /** The name shown. */
  name: string;
  /** Link to the picture; default the name's letters. */
  avatar?: string;
}

/** Props of UserMenu. */
export interface UserMenuProps {
  /** The person. */
  user: TopBarUser;
  /** Whether department and role may be switched; default false. */
  canSwitch?: boolean;
  /** Called with what was chosen besides leaving. */
  onAction: (id: 'dashboard' | 'info' | 'switch') => void;
  /** Signs out, after the question; a rejection is shown in the question. */
  onSignOut: () => Promise<void>;
}

/** Picture and name of the person, and what can be done about the account. */
export function UserMenu({ user, canSwitch = false, onAction, onSignOut }: UserMenuProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { name, avatar } = user;
  const items = [
    { id: 'dashboard', label: t`控制台`, icon: Gauge },
    { id: 'info', label: t`个人信息`, icon: CircleUserRound },
    ...(canSwitch ? [{ id: 'switch', label: t`切换部门/角色`, icon: Repeat }] : []),
    { id: 'leave', label: t`退出登录`, icon: LogOut },
  ];
  const choose = (id: string) => {
    if (id === 'leave') setAsking(true);
    else onAction(id as 'dashboard' | 'info' | 'switch');
  };
  const leave = async () => {
    await onSignOut();
    setAsking(false);
  };
  return (
    <>
      <Menu
        label={t`账户`}
        placement="bottom end"
        items={items}
        onAction={choose}
        trigger={<BarButton label={t`账户：${name}`}><Avatar name={name} {...(avatar !== undefined && { src: avatar })} size={28} isDecorative /><span className={personName} aria-hidden="true">{name}</span></BarButton>}
      />
      <ConfirmDialog title={t`退出登录？`} names={[]} action={t`退出登录`} isOpen={isAsking} onConfirm={leave} onCancel={() => setAsking(false)}>
        {t`此浏览器中打开的其他窗口也会一同退出，未保存的内容会丢失。`}
      </ConfirmDialog>
    </>
  );
}
