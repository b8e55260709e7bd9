import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Dialog } from '@lattice/ui/Dialog';
import { Icon } from '@lattice/ui/Icon';
import { Stack } from '@lattice/ui/Stack';
import { Tabs } from '@lattice/ui/Tabs';
import { toast } from '@lattice/ui/Toast';
import { copyText } from '@lattice/ui/copyText';
import { useLingui } from '@lingui/react/macro';
import { Copy, Download } from 'lucide-react';
import { saveText } from '../../base/saveText.ts';
import { code as codeStyle } from './develop.css.ts';

/** A file that was written. */
export interface CodeFile {
  path: string;
  text: string;
}

interface CodeDialogProps {
  files: readonly CodeFile[];
  onClose: () => void;
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Written definitions, to be read before they are copied or kept as files. */
export function CodeDialog({ files, onClose }: CodeDialogProps) {
  const { t } = useLingui();
  const copy = async (text: string) => {
    if (await copyText(text)) toast.success(t`已复制`);
  };
  return (
    <Dialog
      title={t`生成的定义`}
      width={880}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`关闭`}</Button>
          <Button
            variant="primary"
            icon={<Icon of={Download} />}
            onPress={() => {
              for (const { path, text } of files) saveText(nameOf(path), text);
            }}
          >{t`下载`}</Button>
        </>
      }
    >
      <Stack gap="md">
        <Alert>{t`把文件放到下面的路径，重启后即有数据表、接口、菜单和页面。`}</Alert>
        <Tabs
          label={t`文件`}
          items={files.map(({ path, text }) => ({
            id: path,
            label: nameOf(path),
            content: (
              <Stack gap="sm">
                <Stack direction="row" gap="sm" wrap>
                  <code>{path}</code>
                  <Button size="small" icon={<Icon of={Copy} />} onPress={() => void copy(text)}>{t`复制`}</Button>
                </Stack>
                <pre className={codeStyle}>{text}</pre>
              </Stack>
            ),
          }))}
        />
      </Stack>
    </Dialog>
  );
}
