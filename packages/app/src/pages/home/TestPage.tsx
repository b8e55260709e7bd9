import { user } from '@lattice/api/resources/blade-user';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { Descriptions } from '@lattice/ui/Descriptions';
import { Page } from '@lattice/ui/Page';
import { Stack } from '@lattice/ui/Stack';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { errorText } from '../../base/errorText.ts';
import { preferences } from '../../base/preferences.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';

const ServerDiagnosis = lazyPart(
  async () => (await import('../../features/diagnosis/ServerDiagnosis.tsx')).ServerDiagnosis,
);

const ADMINISTRATORS: ReadonlySet<string> = new Set(['administrator', 'admin']);

function Broken(): never {
  throw new Error('A fault made on purpose by the test page, to see how faults are told and noted.');
}

/**
 * The test page: whether server and error log do as they should from this browser, and for administrators what the
 * server cannot do.
 */
export function TestPage() {
  const { t } = useLingui();
  const { theme, language } = useSnapshot(preferences);
  const { user: person } = useSnapshot(session);
  const isAdministrator = (person?.role_name ?? '').split(',').some((role) => ADMINISTRATORS.has(role));
  const [isBroken, setBroken] = useState(false);
  const [answer, setAnswer] = useState('');
  const ask = async () => {
    const started = performance.now();
    try {
      await client(user).info();
      const time = Math.round(performance.now() - started);
      setAnswer(t`正常，用时 ${time} 毫秒`);
    } catch (error) {
      setAnswer(errorText(error));
    }
  };
  if (isBroken) return <Broken />;
  return (
    <Page title={t`测试页`}>
      <Stack>
        <Card>
          <Stack>
            <Descriptions
              items={[
                { label: t`服务器应答`, value: <span role="status">{answer}</span> },
                { label: t`主题`, value: theme },
                { label: t`语言`, value: language },
                { label: t`窗口`, value: `${innerWidth} × ${innerHeight}` },
              ]}
            />
            <Stack direction="row" wrap>
              <Button variant="primary" onPress={() => void ask()}>{t`测试连接`}</Button>
              <Button onPress={() => setBroken(true)}>{t`模拟页面错误`}</Button>
            </Stack>
          </Stack>
        </Card>
        {isAdministrator && <ServerDiagnosis />}
      </Stack>
    </Page>
  );
}
