import type { ProviderAnswer } from '@lattice/api/tools';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Descriptions } from '@lattice/ui/Descriptions';
import { Dialog } from '@lattice/ui/Dialog';
import { Stack } from '@lattice/ui/Stack';
import { useLingui } from '@lingui/react/macro';
import { code } from './develop.css.ts';

interface AnswerDialogProps {
  /** What was called, by name. */
  name: string;
  answer: ProviderAnswer;
  /** What the provider does. */
  of: 'storage' | 'message';
  onClose: () => void;
}

/** What came back from the address of a provider. */
export function AnswerDialog({ name, answer, of, onClose }: AnswerDialogProps) {
  const { t } = useLingui();
  const { address, status, ms, text } = answer;
  const isFine = status >= 200 && status < 300;
  const refused = status === 401 || status === 403;
  return (
    <Dialog
      title={t`“${name}”的测试结果`}
      width={720}
      isOpen
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{t`关闭`}</Button>}
    >
      <Stack gap="md">
        <Alert tone={isFine ? 'success' : 'critical'}>
          {isFine
            ? of === 'storage'
              ? t`连接成功，空间可以访问。`
              : t`服务商已应答；是否发出，以应答内容和手机收到的为准。`
            : status === 0
              ? t`没有收到应答，请核对地址和网络。`
              : refused
                ? t`地址可以访问，但密钥等设置未被接受。`
                : t`服务有应答，但拒绝了请求，请按应答内容核对。`}
        </Alert>
        <Descriptions
          items={[
            { label: t`地址`, value: address, span: 2 },
            { label: t`状态码`, value: status === 0 ? t`无` : String(status) },
            { label: t`用时`, value: t`${ms} 毫秒` },
          ]}
        />
        {text !== '' && <pre className={code}>{text}</pre>}
      </Stack>
    </Dialog>
  );
}
