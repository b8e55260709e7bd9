import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { Empty } from '@lattice/ui/Empty';
import { Page } from '@lattice/ui/Page';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { pageOf } from '../../navigation/pageOf.ts';
import { pageTitle } from '../../navigation/pageTitle.ts';
import { HOME } from '../../navigation/Page.ts';
import { useGo } from '../../navigation/Address.tsx';

/** A page of the product whose screen comes with a later version. */
export function NotYet() {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const navigate = useGo();
  const found = pageOf(pathname);
  const name = found === undefined ? '' : pageTitle(found, i18n);
  return (
    <Page title={name}>
      <Card>
        <Empty
          title={t`${name}将在后续版本提供`}
          description={t`地址已经就绪，画面仍在建设。升级后无需更改菜单，即可在此使用。`}
          action={<Button onPress={() => navigate(HOME)}>{t`回到首页`}</Button>}
        />
      </Card>
    </Page>
  );
}
