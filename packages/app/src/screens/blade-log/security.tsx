import { townZone } from '@lattice/api/townTime';
import { security } from '@lattice/api/resources/blade-log/security';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { Empty } from '@lattice/ui/Empty';
import { Icon } from '@lattice/ui/Icon';
import { lazyPart } from '@lattice/ui/lazyPart';
import { Page } from '@lattice/ui/Page';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Printer, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { Findings } from '../../features/security/Findings.tsx';
import { Score } from '../../features/security/Score.tsx';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';

const SecurityPrint = lazyPart(async () => (await import('../../features/security/SecurityPrint.tsx')).SecurityPrint);

/** 安全检查: the installation, judged by the server when the page opens or the person asks; what fails comes first. */
export function Security() {
  const { t, i18n } = useLingui();
  const { abilities } = useSnapshot(session);
  const [isPrinting, setPrinting] = useState(false);
  const isKnown = abilities.includes('security');
  const query = useQuery({
    queryKey: ['rows', security.path, 'check', i18n.locale],
    queryFn: () => client(security).check(),
    enabled: isKnown,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { isFetching, refetch } = query;
  const { data, fault } = answerOf(query);
  if (!isKnown)
    return (
      <Page title={t`安全检查`}>
        <Card>
          <Empty title={t`当前服务不提供安全检查`} description={t`请在服务器上按等级保护要求自行核对。`} />
        </Card>
      </Page>
    );
  if (fault !== null) return fault;
  const { findings = [], time = '' } = data ?? {};
  const of = (result: string) => findings.filter((one) => one.result === result);
  const [failed, passed, others] = [of('fail'), of('pass'), of('none')];
  const day = time === '' ? '' : i18n.date(time, { dateStyle: 'medium', timeStyle: 'short', timeZone: townZone() });
  const actions = (
    <Stack direction="row" gap="sm" wrap>
      <Button
        icon={<Icon of={Printer} />}
        isDisabled={data === undefined}
        onPress={() => setPrinting(true)}
      >{t`打印报告`}</Button>
      <Button
        variant="primary"
        icon={<Icon of={RefreshCw} />}
        isPending={isFetching}
        onPress={() => void refetch()}
      >{t`重新检查`}</Button>
    </Stack>
  );
  return (
    <Page title={t`安全检查`} actions={actions}>
      {data === undefined ? (
        <Card>
          <Skeleton kind="rows" count={8} />
        </Card>
      ) : (
        <Stack gap="md">
          <Card>
            <Stack gap="md">
              <Score findings={findings} />
              <Text
                size="small"
                tone="muted"
              >{t`${day} 由服务器逐项检查，依据 GB/T 22239-2019 第三级；软件看不到的要求不在其中。`}</Text>
            </Stack>
          </Card>
          {failed.length > 0 && (
            <Card title={t`需要处理（${failed.length}）`}>
              <Findings label={t`需要处理`} findings={failed} />
            </Card>
          )}
          <Card title={t`符合（${passed.length}）`}>
            <Findings label={t`符合`} findings={passed} />
          </Card>
          {others.length > 0 && (
            <Card title={t`不适用（${others.length}）`}>
              <Findings label={t`不适用`} findings={others} />
            </Card>
          )}
        </Stack>
      )}
      {isPrinting && <SecurityPrint findings={findings} time={day} onClose={() => setPrinting(false)} />}
    </Page>
  );
}
