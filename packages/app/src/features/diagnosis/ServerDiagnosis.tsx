import { abilities } from '@lattice/api/abilities';
import { dict } from '@lattice/api/resources/blade-system/dict';
import type { Resource } from '@lattice/api/resource';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { DataTable } from '@lattice/ui/DataTable';
import { Descriptions } from '@lattice/ui/Descriptions';
import { Link } from '@lattice/ui/Link';
import { Progress } from '@lattice/ui/Progress';
import { Stack } from '@lattice/ui/Stack';
import { formatList } from '@lattice/ui/formatList';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { errorText } from '../../base/errorText.ts';
import { leaves } from '../../navigation/MenuEntry.ts';
import { useMenu } from '../../navigation/useMenu.ts';
import { hasResource, loadResource } from '../../records/resources.ts';
import { client } from '../../session/client.ts';
import { serverSettings } from '../../session/serverSettings.ts';
import { session } from '../../session/session.ts';
import { abilityWords } from './abilityWords.ts';
import { type Asking, type Findings, diagnose } from './diagnose.ts';

type Paged = Readonly<Record<string, (query: object) => Promise<unknown>>>;

/** The first row by the call that lists rows there; registers without one have nothing to be asked. */
async function firstRow(definition: Resource): Promise<void> {
  const calls = client(definition) as unknown as Paged;
  const name = ['page', 'list', 'lazyList', 'tree'].find((one) => one in definition.calls);
  if (name !== undefined) await calls[name]?.({ current: 1, size: 1 });
}

const asking: Asking = {
  definition: loadResource,
  firstRow,
  entries: async (code) => (await client(dict).dictionary({ code })).length,
  wordsOf: errorText,
};

/** What the server can do, and what of the application will be missing there; for administrators. */
export function ServerDiagnosis() {
  const { t, i18n } = useLingui();
  const { abilities: known } = useSnapshot(session);
  const { data: menu = [] } = useMenu();
  const [share, setShare] = useState<number | null>(null);
  const [found, setFound] = useState<Findings | null>(null);
  const { dialect: family } = serverSettings;
  const lacking = abilities.filter((one) => !known.includes(one));
  const paths = [...new Set(leaves(menu).map(({ to }) => to.replace(/^\/|\?.*/gs, '')))].filter(hasResource);
  const start = async () => {
    setFound(null);
    setShare(0);
    try {
      setFound(await diagnose(paths, asking, setShare));
    } finally {
      setShare(null);
    }
  };
  const wordsOf = ({ registers, silent, dictionaries, missing }: Findings) => {
    const [silentCount, missingCount] = [silent.length, missing.length];
    return silentCount + missingCount === 0
      ? t`${registers} 个登记簿和 ${dictionaries} 个字典都有应答。`
      : t`${registers} 个登记簿中 ${silentCount} 个没有应答，${dictionaries} 个字典中 ${missingCount} 个没有字典项。`;
  };
  return (
    <Card title={t`服务器诊断`}>
      <Stack>
        <Descriptions
          items={[
            {
              label: t`服务器类型`,
              value: known.length > 0 ? t`本产品服务器` : t`BladeX 系列 ${family}`,
            },
            { label: t`令牌`, value: serverSettings.session === 'compat' ? t`沿用 Saber 的 Cookie` : t`脚本不可读取` },
            { label: t`扩展能力`, value: `${abilities.length - lacking.length} / ${abilities.length}` },
            { label: t`菜单中的登记簿`, value: paths.length },
          ]}
        />
        {lacking.length > 0 && (
          <Alert tone="info" title={t`这台服务器没有以下能力，相应功能不显示`}>
            {formatList(
              lacking.map((one) => i18n._(abilityWords[one])),
              i18n.locale,
            )}
          </Alert>
        )}
        <Stack direction="row" gap="md" align="center">
          <Button isPending={share !== null} onPress={() => void start()}>{t`逐项诊断`}</Button>
          {share !== null && <Progress label={t`正在诊断`} value={share} />}
        </Stack>
        {found !== null && (
          <>
            <p role="status">{wordsOf(found)}</p>
            {found.silent.length > 0 && (
              <DataTable
                label={t`没有应答的登记簿`}
                columns={[
                  { id: 'label', header: t`登记簿`, value: ({ label }) => i18n._(label) },
                  {
                    id: 'path',
                    header: t`地址`,
                    value: ({ path }) => path,
                    render: ({ path }) => <Link href={`/${path}`}>{path}</Link>,
                  },
                  { id: 'reason', header: t`原因`, value: ({ reason }) => reason },
                ]}
                rows={found.silent}
                getRowId={({ path }) => path}
              />
            )}
            {found.missing.length > 0 && (
              <DataTable
                label={t`没有字典项的字典（显示本产品的字典项）`}
                columns={[
                  { id: 'code', header: t`字典编号`, value: ({ code }) => code },
                  { id: 'label', header: t`用在`, value: ({ label }) => i18n._(label) },
                ]}
                rows={found.missing}
                getRowId={({ code }) => code}
              />
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}
