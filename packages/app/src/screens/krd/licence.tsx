import { license } from '@lattice/api/resources/krd/license';
import { permissionCode } from '@lattice/api/resource';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { Descriptions } from '@lattice/ui/Descriptions';
import { Icon } from '@lattice/ui/Icon';
import { Page } from '@lattice/ui/Page';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CloudDownload, FileOutput, Upload } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { saveText } from '../../base/saveText.ts';
import { chooseFiles } from '../../features/develop/chooseFiles.ts';
import { PageSkeleton } from '../../features/screen/PageSkeleton.tsx';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { client } from '../../session/client.ts';
import { useCodes } from '../../session/useCodes.ts';
import { formSourcesIn } from '../../records/formSources.ts';

const tones = { 1: 'success', 2: 'warning', 3: 'critical' } as const;

/** 系统授权: what the installation is licensed for and until when, and the ways to another licence. */
export function Licence() {
  const { t, i18n } = useLingui();
  const codes = useCodes();
  const [fault, setFault] = useState('');
  const query = useQuery({
    queryKey: ['rows', license.path, 'info', i18n.locale],
    queryFn: async () => {
      const [info, states, types] = await Promise.all([
        client(license).getLicenseInfo(),
        formSourcesIn(i18n.locale).options('license_status'),
        formSourcesIn(i18n.locale).options('license_type'),
      ]);
      const word = (of: typeof states, key: string) => of.find(({ value }) => value === key)?.label ?? '';
      return { ...info, state: word(states, info.status), type: word(types, info.licenseType) };
    },
  });
  const { refetch } = query;
  const { data, fault: unread } = answerOf(query);
  const act = async (work: () => Promise<unknown>, done: string) => {
    setFault('');
    try {
      if ((await work()) === null) return;
      if (done !== '') toast.success(done);
      await refetch();
    } catch (reason) {
      setFault(errorText(reason));
    }
  };
  const upload = async () => {
    const [file] = await chooseFiles();
    return file === undefined ? null : client(license).uploadLicense({ file });
  };
  const generate = async () => {
    const { fileName, content } = await client(license).generate();
    saveText(fileName, content);
    return content;
  };
  if (unread !== null) return unread;
  // The line of actions is as tall as the person may do much.
  if (codes === undefined) return <PageSkeleton />;
  const may = (action: string) => codes.has(permissionCode(license, action));
  const days = data?.remainDays ?? 0;
  return (
    <Page
      title={t`系统授权`}
      actions={
        <Stack direction="row" gap="sm" wrap>
          {may('generate') && (
            <Button icon={<Icon of={FileOutput} />} onPress={() => void act(generate, '')}>{t`生成授权文件`}</Button>
          )}
          {may('register') && (
            <Button
              icon={<Icon of={CloudDownload} />}
              onPress={() => void act(() => client(license).register(), t`已更新授权`)}
            >{t`在线授权`}</Button>
          )}
          <Button
            variant="primary"
            icon={<Icon of={Upload} />}
            onPress={() => void act(upload, t`已更新授权`)}
          >{t`上传授权文件`}</Button>
        </Stack>
      }
    >
      <Card>
        {data === undefined ? (
          <Skeleton kind="rows" count={4} />
        ) : (
          <Stack gap="md">
            {fault !== '' && <Alert tone="critical">{fault}</Alert>}
            <Alert tone={tones[data.status as unknown as keyof typeof tones] ?? 'warning'} title={data.state}>
              {data.expireTime === ''
                ? t`还没有授权，请上传授权文件。`
                : t`有效期至 ${data.expireTime}，剩余 ${days} 天。`}
            </Alert>
            <Descriptions
              items={[
                { label: t`产品名称`, value: data.productName },
                { label: t`产品版本`, value: data.productVersion },
                { label: t`授权类型`, value: data.type },
                { label: t`机器码`, value: data.machineCode },
              ]}
            />
          </Stack>
        )}
      </Card>
    </Page>
  );
}
