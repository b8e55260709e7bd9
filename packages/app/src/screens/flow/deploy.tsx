import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { Empty } from '@lattice/ui/Empty';
import { Page } from '@lattice/ui/Page';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { formatList } from '@lattice/ui/formatList';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useUnsaved } from '../../navigation/useUnsaved.ts';
import { measure } from '../../features/definitions/definitions.css.ts';
import { FlowFileInput } from '../../features/definitions/files/FlowFileInput.tsx';
import { FlowFileList } from '../../features/definitions/files/FlowFileList.tsx';
import { missingRequired } from '../../features/definitions/missingRequired.ts';
import { useDeployForm } from '../../features/definitions/useDeployForm.ts';
import { useFlowFiles } from '../../features/definitions/files/useFlowFiles.ts';
import { useCodes } from '../../session/useCodes.ts';
import * as css from '../../features/process/list/process.css.ts';
import { useGo } from '../../navigation/Address.tsx';
import { KeptForm } from '../../records/kept/KeptForm.tsx';

const textsOf = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? '')]));

/** 流程部署: process files from elsewhere, checked here and then deployed one by one. */
export function Deploy() {
  const { t, i18n } = useLingui();
  const navigate = useGo();
  const id = useId();
  const codes = useCodes();
  const { targetOf, isKnown, fields, values, sources } = useDeployForm();
  const isReady = isKnown && codes !== undefined;
  const { files, others, add, drop, send } = useFlowFiles();
  const [isSending, setSending] = useState(false);
  const waiting = files.filter(({ state }) => state !== 'deployed');
  useUnsaved(waiting.length > 0);
  const errors = waiting.reduce(
    (sum, { checked }) => sum + checked.findings.filter(({ isError }) => isError).length,
    0,
  );
  const submit = async (given: Readonly<Record<string, unknown>>) => {
    if (waiting.length === 0) throw new Error(t`请先选择流程文件`);
    setSending(true);
    try {
      const { deployed, refused } = await send(targetOf(textsOf(given)));
      if (deployed > 0)
        toast.success(t`已部署 ${deployed} 个文件`, {
          action: { label: t`去流程管理`, onPress: () => navigate('/flow/manager') },
        });
      if (refused > 0) throw new Error(t`${refused} 个文件没有部署，原因在文件下方；其余的已经部署。`);
    } finally {
      setSending(false);
    }
  };
  if (codes !== undefined && !codes.has('flow_deploy_upload'))
    return (
      <Page title={t`流程部署`}>
        <Card>
          <Empty kind="noPermission" title={t`您没有部署流程的权限`} />
        </Card>
      </Page>
    );
  return (
    <Page title={t`流程部署`}>
      <div className={css.stack}>
        <Card title={t`流程文件`}>
          <Stack gap="md">
            <Text
              as="p"
              tone="muted"
            >{t`请选择 BPMN 2.0 文件（.bpmn、.bpmn20.xml 或 .xml），可以一次选多个。部署前会先检查。`}</Text>
            <div className={css.buttons}>
              <FlowFileInput onChoose={(chosen) => void add(chosen)} />
            </div>
            {others.length > 0 && (
              <Alert tone="warning">{t`不是流程文件，没有加入：${formatList(others, i18n.locale)}`}</Alert>
            )}
            {files.length > 0 && <FlowFileList files={files} onDrop={drop} />}
          </Stack>
        </Card>
        <Card title={t`部署为`}>
          <div className={measure}>
            {isReady ? (
              <KeptForm
                keptAs={'flow/deploy'}
                id={id}
                mode="add"
                columns={1}
                fields={fields}
                values={values}
                sources={sources}
                validate={(given) => missingRequired(fields, textsOf(given), i18n)}
                onSubmit={submit}
              />
            ) : (
              <Skeleton kind="rows" count={2} />
            )}
          </div>
          {errors > 0 && (
            <Alert tone="warning">{t`文件中有 ${errors} 个错误，有错误的文件不能部署：请先修改文件。`}</Alert>
          )}
          {isReady && (
            <div className={css.submit}>
              <Button type="submit" form={id} variant="primary" isPending={isSending}>
                {waiting.length === 0 ? t`部署` : t`部署 ${waiting.length} 个文件`}
              </Button>
            </div>
          )}
        </Card>
      </div>
    </Page>
  );
}
