import { type Resource, permissionCode } from '@lattice/api/resource';
import { reportFile } from '@lattice/api/resources/blade-report/report/rest';
import { Button } from '@lattice/ui/Button';
import { type CrudAction, CrudTable } from '@lattice/ui/CrudTable';
import { Icon } from '@lattice/ui/Icon';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { Eye, FileUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import { errorText } from '../../../base/errorText.ts';
import { chooseFiles } from '../../../features/develop/chooseFiles.ts';
import { PlainScreen } from '../../../features/register/PlainScreen.tsx';
import { useRegister } from '../../../features/register/RegisterTable.tsx';
import { useGo } from '../../../navigation/Address.tsx';
import { useCodes } from '../../../session/useCodes.ts';
import { client } from '../../../session/client.ts';
import { queryClient } from '../../../session/queryClient.ts';

/** Size of the largest file that the server takes. */
const MOST_BYTES = 1_000_000;

/** Takes in a report file that the person chooses, and opens it. */
function UploadFile() {
  const { t } = useLingui();
  const go = useGo();
  const [isPending, setPending] = useState(false);
  const upload = async () => {
    const [file] = await chooseFiles();
    if (file === undefined) return;
    if (file.size > MOST_BYTES) {
      toast.error(t`报表文件不能超过 1 MB`);
      return;
    }
    setPending(true);
    try {
      const { id } = await client(reportFile).upload({ name: file.name, content: await file.text() });
      await queryClient.invalidateQueries({ queryKey: ['rows', reportFile.path] });
      toast.success(t`已上传报表“${file.name}”`);
      go(`/myiframe/report/${id}`);
    } catch (error) {
      toast.error(errorText(error));
    }
    setPending(false);
  };
  return (
    <Button icon={<Icon of={FileUp} />} isPending={isPending} onPress={() => void upload()}>{t`上传报表文件`}</Button>
  );
}

function Files({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const go = useGo();
  const { crudActions = [], rights, ...register } = useRegister(definition);
  const actions = useMemo(
    (): CrudAction[] => [
      {
        id: 'preview',
        label: t`预览`,
        icon: Eye,
        scope: 'row',
        isNext: true,
        changesRows: false,
        run: ([row]) => Promise.resolve(go(`/myiframe/report/${row?.id ?? ''}`)),
      },
    ],
    [go, t],
  );
  const mayUpload = useCodes()?.has(permissionCode(reportFile, 'upload')) === true;
  const shown = useMemo(() => ({ ...rights, view: false }), [rights]);
  return (
    <CrudTable
      {...register}
      rights={shown}
      crudActions={[...actions, ...crudActions]}
      {...(mayUpload && { toolbar: <UploadFile /> })}
    />
  );
}

/** 报表: the report files that are stored, each with its preview. */
export const ReportFiles = () => <PlainScreen path="blade-report/report/rest" List={Files} />;
