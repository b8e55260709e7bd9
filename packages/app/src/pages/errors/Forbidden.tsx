import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { session } from '../../session/session.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

/** The page exists, but not for this person; administrators are told where it is granted. */
export function Forbidden() {
  const { user } = useSnapshot(session);
  const isAdministrator = user?.role_name.split(',').includes('administrator') === true;
  return (
    <ErrorScreen code={403} canRetry={isAdministrator}>
      {isAdministrator && (
        <Trans>
          此页面在菜单中没有启用的条目。请在“系统管理 ›
          菜单管理”中按下面的地址新增或启用菜单，再到“角色管理”的“权限设置”中授予角色。
        </Trans>
      )}
    </ErrorScreen>
  );
}
