import { permissionCode } from '@lattice/api/resource';
import { privacy } from '@lattice/api/resources/blade-log/privacy';
import { Card } from '@lattice/ui/Card';
import { Empty } from '@lattice/ui/Empty';
import { Page } from '@lattice/ui/Page';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Tabs } from '@lattice/ui/Tabs';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { PersonFilePart } from '../../features/privacy/PersonFilePart.tsx';
import { PersonalRegisters } from '../../features/privacy/PersonalRegisters.tsx';
import { RetentionList } from '../../features/privacy/RetentionList.tsx';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { useSearch } from '../../navigation/useSearch.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { useCodes } from '../../session/useCodes.ts';

/** 个人信息保护: what is kept of people, why and for whom, for how long, and one person's data as a file. */
export function Privacy() {
  const { t, i18n } = useLingui();
  const { abilities } = useSnapshot(session);
  const mayExport = useCodes()?.has(permissionCode(privacy, 'person-file')) === true;
  const [search, go] = useSearch();
  const isKnown = abilities.includes('privacy');
  const { data, fault } = answerOf(
    useQuery({
      queryKey: ['rows', privacy.path, 'overview', i18n.locale],
      queryFn: () => client(privacy).overview(),
      enabled: isKnown,
    }),
  );
  if (!isKnown)
    return (
      <Page title={t`个人信息保护`}>
        <Card>
          <Empty title={t`当前服务不提供个人信息清单`} description={t`请在服务器上按个人信息保护法自行核对。`} />
        </Card>
      </Page>
    );
  if (fault !== null) return fault;
  return (
    <Page title={t`个人信息保护`}>
      <Card>
        {data === undefined ? (
          <Skeleton kind="rows" count={8} />
        ) : (
          <Tabs
            label={t`个人信息保护`}
            selected={search.get('view') ?? 'registers'}
            onSelect={(view) => go(new URLSearchParams({ view }))}
            items={[
              {
                id: 'registers',
                label: t`敏感信息清单`,
                content: <PersonalRegisters registers={data.registers} />,
              },
              { id: 'retention', label: t`保存期限`, content: <RetentionList rules={data.retention} /> },
              ...(mayExport ? [{ id: 'person', label: t`个人信息查阅`, content: <PersonFilePart /> }] : []),
            ]}
          />
        )}
      </Card>
    </Page>
  );
}
