import type { Resource } from '@lattice/api/resource';
import { Stack } from '@lattice/ui/Stack';
import { Tabs } from '@lattice/ui/Tabs';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { GatewayNote } from '../../features/messages/GatewayNote.tsx';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { RegisterTable } from '../../features/register/RegisterTable.tsx';
import { session } from '../../session/session.ts';

const MenuBoard = lazyPart(async () => (await import('../../features/wechat/MenuBoard.tsx')).MenuBoard);

function Menus({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const { abilities } = useSnapshot(session);
  const list = <RegisterTable definition={definition} />;
  return (
    <Stack gap="md">
      <GatewayNote />
      {abilities.includes('wechat') ? (
        <Tabs
          label={t`公众号菜单`}
          items={[
            { id: 'entries', label: t`菜单条目`, content: list },
            { id: 'board', label: t`手机预览与同步`, content: <MenuBoard /> },
          ]}
        />
      ) : (
        list
      )}
    </Stack>
  );
}

/** 微信菜单: the entries of the menus of accounts, and the menu of one on a phone, compared with what is published. */
export const Articlewechatmenu = () => <PlainScreen path="cms/articlewechatmenu" List={Menus} />;
