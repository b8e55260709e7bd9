import type { GeneratedRegister } from '@lattice/api/resources/blade-develop/code';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Dialog } from '@lattice/ui/Dialog';
import { Icon } from '@lattice/ui/Icon';
import { Select } from '@lattice/ui/Select';
import { Stack } from '@lattice/ui/Stack';
import { Tabs } from '@lattice/ui/Tabs';
import { toast } from '@lattice/ui/Toast';
import { copyText } from '@lattice/ui/copyText';
import { formatList } from '@lattice/ui/formatList';
import { useLingui } from '@lingui/react/macro';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../base/saveText.ts';
import { RegisterPreview } from './RegisterPreview.tsx';
import { code as codeStyle, files as filesStyle } from './develop.css.ts';

interface GeneratedDialogProps {
  made: readonly GeneratedRegister[];
  onClose: () => void;
}

const MOST = 12;

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);

/** Hands the files of a register to the person as one archive. */
function download({ definition: { path }, archive }: GeneratedRegister): void {
  saveFile(`${path.replaceAll('/', '-')}.zip`, new Blob([bytesOf(archive)], { type: 'application/zip' }));
}

/** What should be looked at before the files are taken. */
function Findings({ replaces, faults, guessed }: GeneratedRegister) {
  const { t, i18n } = useLingui();
  const count = guessed.length;
  const names = formatList(guessed.filter((word) => !word.startsWith('list:')).slice(0, MOST), i18n.locale);
  return (
    <>
      {faults.length > 0 && (
        <Alert tone="critical" title={t`定义检查发现 ${faults.length} 个问题，请先修改模型字段`}>
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </Alert>
      )}
      {replaces && (
        <Alert tone="warning">{t`这个地址已有登记表，放入项目会覆盖它；要另建一张，请改服务名或模型编号。`}</Alert>
      )}
      {count > 0 && (
        <Alert>{t`${count} 个词的英文由属性名推得，请切换到英文核对，或在模型字段中填写英文名称：${names}`}</Alert>
      )}
    </>
  );
}

function Files({ files }: Pick<GeneratedRegister, 'files'>) {
  const { t } = useLingui();
  return (
    <Stack gap="md">
      <Alert>
        {t`下载后在项目根目录解压，运行 npm run i18n 和 npm run dictionaries，重启后即有数据表、接口、菜单、页面和演示数据，无须修改。`}
      </Alert>
      {files.map(({ path, text }) => (
        <section key={path} aria-label={path} className={filesStyle}>
          <Stack direction="row" gap="sm" wrap>
            <code>{path}</code>
            <Button
              size="small"
              icon={<Icon of={Copy} />}
              onPress={() => void copyText(text).then((isCopied) => isCopied && toast.success(t`已复制`))}
            >{t`复制`}</Button>
          </Stack>
          <pre className={codeStyle}>{text}</pre>
        </section>
      ))}
    </Stack>
  );
}

/** Registers that were made, each as a screen that works and as files, before the files are taken. */
export function GeneratedDialog({ made, onClose }: GeneratedDialogProps) {
  const { t, i18n } = useLingui();
  const [at, setAt] = useState('0');
  const shown = made[Number(at)] ?? made[0];
  if (shown === undefined) return null;
  const { path } = shown.definition;
  const label = i18n.locale === 'zh' ? shown.definition.label : (shown.words[shown.definition.label] ?? path);
  return (
    <Dialog
      title={t`生成的登记表：${label}`}
      width={1280}
      focusStart="heading"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`关闭`}</Button>
          <Button
            variant="primary"
            icon={<Icon of={Download} />}
            isDisabled={shown.faults.length > 0}
            onPress={() => download(shown)}
          >{t`下载`}</Button>
        </>
      }
    >
      <Stack gap="md">
        {made.length > 1 && (
          <Select
            label={t`登记表`}
            value={at}
            options={made.map(({ definition }, n) => ({
              value: String(n),
              label: `${definition.label} · ${definition.path}`,
            }))}
            onChange={setAt}
          />
        )}
        <Findings {...shown} />
        <Tabs
          key={path}
          label={t`登记表`}
          items={[
            { id: 'screen', label: t`预览`, content: <RegisterPreview register={shown} /> },
            { id: 'files', label: t`源文件`, content: <Files files={shown.files} /> },
          ]}
        />
      </Stack>
    </Dialog>
  );
}
