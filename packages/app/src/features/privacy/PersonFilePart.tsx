import { listName } from '@lattice/api/listName';
import { type PersonFile, privacy } from '@lattice/api/resources/blade-log/privacy';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Descriptions } from '@lattice/ui/Descriptions';
import { Icon } from '@lattice/ui/Icon';
import { IdCardField } from '@lattice/ui/IdCardField';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { TextField } from '@lattice/ui/TextField';
import { TreeSelect } from '@lattice/ui/TreeSelect';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { useTranslator } from '../../records/translate.ts';
import { client } from '../../session/client.ts';
import * as css from './privacy.css.ts';
import { useKept } from '../../records/kept/useKept.ts';

const PersonFileExport = lazyPart(async () => (await import('./PersonFileExport.tsx')).PersonFileExport);

/** Gathers what all registers keep of one person, to be read and handed over as a file. */
export function PersonFilePart() {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const formId = useId();
  const [idCard, setIdCard] = useState('');
  const [userId, setUserId] = useState('');
  const [reason, setReason] = useKept('person-file', '');
  const [file, setFile] = useState<PersonFile | null>(null);
  const [fault, setFault] = useState('');
  const [isSending, setSending] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const ask = async () => {
    setSending(true);
    setFault('');
    setFile(null);
    try {
      setFile(
        await client(privacy).personFile({
          ...(userId === '' ? { idCard: idCard.trim() } : { userId }),
          reason: reason.trim(),
        }),
      );
    } catch (error) {
      setFault(errorText(error));
    }
    setSending(false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isSending) void ask();
  };
  const count = file?.sections.reduce((sum, { records }) => sum + records.length, 0) ?? 0;
  return (
    <Stack gap="md">
      <form id={formId} noValidate onSubmit={submit} aria-label={t`导出个人信息`} className={css.narrow}>
        <Stack gap="sm">
          <IdCardField label={t`公民身份号码`} isDisabled={userId !== ''} value={idCard} onChange={setIdCard} />
          <TreeSelect
            label={t`或者工作人员账号`}
            source={formSourcesIn(i18n.locale).tree('blade-user')}
            value={userId}
            onChange={setUserId}
            description={t`居民按身份号码，工作人员按账号，填其中一项。`}
          />
          <TextField
            label={t`用途`}
            isRequired
            maxLength={200}
            value={reason}
            onChange={setReason}
            description={t`如：本人申请查阅；与查询人一起记入审计日志。`}
          />
          <Stack direction="row">
            <Button
              variant="primary"
              type="submit"
              isDisabled={(idCard.trim() === '' && userId === '') || reason.trim().length < 2}
              isPending={isSending}
            >{t`汇总此人的信息`}</Button>
          </Stack>
        </Stack>
      </form>
      {fault !== '' && <Alert tone="critical">{fault}</Alert>}
      {file !== null && (
        <Alert
          tone={count === 0 ? 'info' : 'success'}
          title={count === 0 ? t`没有找到此人的信息` : t`${file.sections.length} 个登记表中有 ${count} 条记录`}
        >
          {file.closed.length > 0 &&
            t`您无权查看，可能也有此人的信息：${file.closed.map((label) => listName(label, say)).join(t`、`)}。`}
        </Alert>
      )}
      {file !== null && count > 0 && (
        <Stack direction="row">
          <Button icon={<Icon of={Download} />} onPress={() => setExporting(true)}>{t`导出文件`}</Button>
        </Stack>
      )}
      {file?.sections.map(({ path, label, records }) => (
        <Stack key={path} gap="sm">
          <Text as="h2">{t`${listName(label, say)}（${records.length} 条）`}</Text>
          {records.map(({ id, facts }) => (
            <Descriptions key={id} items={facts} />
          ))}
        </Stack>
      ))}
      {isExporting && file !== null && <PersonFileExport file={file} onClose={() => setExporting(false)} />}
    </Stack>
  );
}
