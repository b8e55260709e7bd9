import { second } from '@lattice/api/resources/blade-auth/second-factor';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { QrCode } from '@lattice/ui/QrCode';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { toast } from '@lattice/ui/Toast';
import { copyText } from '@lattice/ui/copyText';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { client } from '../../session/client.ts';
import { CodeForm } from './CodeForm.tsx';

/** Sets the second factor up: a picture for the authenticator, a first code, and recovery codes, shown this once. */
export function Enrolment({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const [recovery, setRecovery] = useState<readonly string[] | null>(null);
  const { data, error } = useQuery({
    queryKey: ['second', 'begin'],
    queryFn: () => client(second).begin(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (error !== null) return <Alert tone="critical">{errorText(error)}</Alert>;
  if (data === undefined) return <Skeleton kind="rows" count={4} />;
  if (recovery !== null) {
    const copy = async () => {
      if (await copyText(recovery.join('\n'))) toast.success(t`已复制`);
      else toast.error(t`浏览器不允许复制，请选中文字后复制`);
    };
    return (
      <Stack gap="md">
        <Alert tone="warning">{t`动态口令已启用。恢复码只显示这一次，每个只能用一次，请抄下来妥善保管。`}</Alert>
        <ul aria-label={t`恢复码`}>
          {recovery.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Stack direction="row" gap="sm" wrap>
          <Button onPress={() => void copy()}>{t`复制全部`}</Button>
          <Button variant="primary" onPress={onDone}>{t`已记下，继续`}</Button>
        </Stack>
      </Stack>
    );
  }
  return (
    <Stack gap="md">
      <Text>{t`用手机上的验证器应用扫描二维码，再输入其中的 6 位数字。`}</Text>
      <QrCode value={data.uri} label={t`动态口令二维码`} hasText={false} />
      <Text size="small" tone="muted">
        {t`不能扫描时手工输入密钥：`}
        <code>{data.secret}</code>
      </Text>
      <CodeForm
        action={t`启用`}
        takesRecovery={false}
        onCode={async (code) => setRecovery((await client(second).confirm({ code })).recovery)}
      />
    </Stack>
  );
}
