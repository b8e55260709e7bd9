import { Avatar } from '@lattice/ui/Avatar';
import { Button } from '@lattice/ui/Button';
import { Icon } from '@lattice/ui/Icon';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Flyout } from '../frame/Flyout.tsx';
import { session } from '../session/session.ts';
import { signOut } from '../session/signOut.ts';
import { account, person, personName } from './shell.css.ts';

const loadConfirm = () => import('@lattice/ui/ConfirmDialog').then(({ ConfirmDialog }) => ({ default: ConfirmDialog }));
const ConfirmDialog = lazy(loadConfirm);

/** The person who is signed in, and the way out. */
export function AccountMenu() {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const [isAsking, setAsking] = useState(false);
  if (user === null) return null;
  const name = user.real_name || user.nick_name || user.user_name || user.account;
  const picture = /^(?:https?:\/)?\/(?!\/)/.test(user.avatar) ? { src: user.avatar } : {};
  const leave = (close: () => void) => {
    close();
    setAsking(true);
  };
  return (
    <>
      <Flyout label={t`账户：${name}`} button={<><Avatar name={name} {...picture} size={28} isDecorative /><span className={personName} aria-hidden="true">{name}</span></>}>
        {(close) => (
          <div className={account}>
            <div className={person}>
              <Avatar name={name} {...picture} size={40} isDecorative />
              <div>
                <Text as="div" weight="bold">{name}</Text>
                <Text as="div" size="small" tone="muted">{user.account}</Text>
              </div>
            </div>
            <Button icon={<Icon of={LogOut} />} onHoverStart={() => void loadConfirm().catch(() => null)} onPress={() => leave(close)}>{t`退出登录`}</Button>
          </div>
        )}
      </Flyout>
      {isAsking && (
        <Suspense>
          <ConfirmDialog title={t`退出登录？`} names={[]} action={t`退出登录`} isOpen onConfirm={signOut} onCancel={() => setAsking(false)}>
            {t`此浏览器中打开的其他窗口也会一同退出，未保存的内容会丢失。`}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
