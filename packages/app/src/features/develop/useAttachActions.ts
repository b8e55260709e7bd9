import { permissionCode } from '@lattice/api/resource';
import { attach } from '@lattice/api/resources/blade-resource/attach';
import type { CrudAction, CrudRow } from '@lattice/ui/CrudTable';
import { PictureRules } from '@lattice/ui/pictureRules';
import { prepareFile } from '@lattice/ui/preparePicture';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { Download, FileSearch, Link2, Upload } from 'lucide-react';
import { use, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { queryClient } from '../../session/queryClient.ts';
import { session } from '../../session/session.ts';
import { useCodes } from '../../session/useCodes.ts';
import { chooseFiles } from './chooseFiles.ts';
import { uploadFile } from '../../records/uploadFile.ts';
import { errorText } from '../../base/errorText.ts';

interface AttachActionsProps {
  /** Shows where an attachment is used. */
  onUses: (row: CrudRow) => void;
  /** Shows what nothing uses. */
  onOrphans: () => void;
}

function download(row: CrudRow): void {
  const link = document.createElement('a');
  link.href = String(row.link);
  link.download = String(row.originalName);
  link.click();
}

/** What can be done with attachments; keep the functions the same between renders. */
export function useAttachActions({ onUses, onOrphans }: AttachActionsProps): readonly CrudAction[] {
  const { t } = useLingui();
  const codes = useCodes();
  const rule = use(PictureRules);
  const { abilities } = useSnapshot(session);
  return useMemo(() => {
    const may = (action: string) => codes?.has(permissionCode(attach, action)) === true;
    const knows = abilities.includes('tools');
    const upload: CrudAction = {
      id: 'upload',
      label: t`上传`,
      icon: Upload,
      scope: 'toolbar',
      run: async () => {
        const files = await chooseFiles();
        for (const file of files)
          await prepareFile(file, await rule())
            .then(uploadFile)
            .catch((error: unknown) => {
              throw new Error(`${file.name}: ${errorText(error)}`, { cause: error });
            });
        if (files.length > 0) toast.success(t`已上传 ${files.length} 个文件`);
        await queryClient.invalidateQueries({ queryKey: ['rows', attach.path] });
      },
    };
    const orphans: CrudAction = {
      id: 'orphans',
      label: t`查找无人使用的文件`,
      icon: FileSearch,
      scope: 'toolbar',
      changesRows: false,
      run: () => Promise.resolve(onOrphans()),
    };
    const uses: CrudAction = {
      id: 'uses',
      label: t`使用情况`,
      icon: Link2,
      scope: 'row',
      changesRows: false,
      run: ([row]) => Promise.resolve(row && onUses(row)),
    };
    const save: CrudAction = {
      id: 'download',
      label: t`下载`,
      icon: Download,
      scope: 'row',
      changesRows: false,
      run: ([row]) => Promise.resolve(row && download(row)),
    };
    return [
      ...(may('add') ? [upload] : []),
      ...(may('delete') && knows ? [orphans] : []),
      save,
      ...(knows ? [uses] : []),
    ];
  }, [abilities, codes, onOrphans, onUses, rule, t]);
}
