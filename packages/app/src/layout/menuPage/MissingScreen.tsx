import { Card } from '@lattice/ui/Card';
import { Descriptions } from '@lattice/ui/Descriptions';
import { Empty } from '@lattice/ui/Empty';
import { Page } from '@lattice/ui/Page';
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { MenuEntry } from '../../navigation/MenuEntry.ts';
import { session } from '../../session/session.ts';

interface MissingScreenProps {
  /** The entry of the menu. */
  entry: MenuEntry;
}

/** A menu entry whose screen this version does not have; administrators are told which one, and what to do. */
export function MissingScreen({ entry }: MissingScreenProps) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const isAdministrator = (user?.role_name ?? '').split(',').includes('administrator');
  if (!isAdministrator) {
    return (
      <Page title={entry.label}>
        <Card>
          <Empty title={t`此页面尚未提供`} description={t`菜单中有这一项，但当前版本没有对应的页面。请联系管理员。`} />
        </Card>
      </Page>
    );
  }
  return (
    <Page title={entry.label}>
      <Card>
        <Empty
          title={t`没有找到此菜单的页面`}
          description={t`请在菜单管理中核对路由地址：应为页面地址、登记表路径（如 /source/roadinfo），或以 http 开头的链接。`}
        />
        <Descriptions
          columns={1}
          items={[
            { label: t`菜单名称`, value: entry.label },
            { label: t`路由地址`, value: entry.to },
            { label: t`菜单主键`, value: entry.id },
          ]}
        />
      </Card>
    </Page>
  );
}
