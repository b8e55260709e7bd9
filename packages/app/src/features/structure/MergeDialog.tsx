import { mergeDepts, mergePreview } from '@lattice/api/arrange';
import { listName } from '@lattice/api/listName';
import { dept } from '@lattice/api/resources/blade-system/dept';
import { Alert } from '@lattice/ui/Alert';
import { Descriptions } from '@lattice/ui/Descriptions';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Text } from '@lattice/ui/Text';
import { TreeSelect } from '@lattice/ui/TreeSelect';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formSourcesIn } from '../../records/formSources.ts';
import { useTranslator } from '../../records/translate.ts';
import { queryClient } from '../../session/queryClient.ts';
import { SaveDialog } from '../saveDialog/SaveDialog.tsx';
import { transport } from '../../session/transport.ts';

interface MergeDialogProps {
  /** The department that becomes part of another. */
  from: { id: string; name: string };
  onMerged: (name: string) => void;
  onClose: () => void;
}

/** Makes a department part of another; what would go along is counted by register before it is done. */
export function MergeDialog({ from, onMerged, onClose }: MergeDialogProps) {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const [intoId, setInto] = useState('');
  const preview = useQuery({
    queryKey: ['rows', dept.path, 'merge-preview', from.id, intoId],
    queryFn: () => mergePreview(transport, { fromId: from.id, intoId }),
    enabled: intoId !== '',
    staleTime: 0,
    retry: false,
  });
  const records = preview.data ?? [];
  const merge = async () => {
    await mergeDepts(transport, { fromId: from.id, intoId });
    // What would go along is not asked again of a department that is gone.
    await queryClient.invalidateQueries({
      queryKey: ['rows'],
      predicate: ({ queryKey }) => queryKey[2] !== 'merge-preview',
    });
    onMerged(from.name);
  };
  return (
    <SaveDialog
      title={t`将“${from.name}”并入其他部门`}
      width={600}
      action={t`合并`}
      isCritical
      isReady={preview.data !== undefined}
      problem={preview.error}
      onSave={merge}
      onClose={onClose}
    >
      <Text>{t`人员、下级部门和全部记录转到新部门，原部门随后删除。合并不能撤销。`}</Text>
      <TreeSelect
        label={t`并入`}
        isRequired
        source={formSourcesIn(i18n.locale).tree(dept.path)}
        value={intoId}
        onChange={setInto}
      />
      {intoId !== '' && preview.isPending && <Skeleton kind="rows" count={4} />}
      {preview.data &&
        (records.length === 0 ? (
          <Alert>{t`没有记录属于这个部门，合并后只删除它本身。`}</Alert>
        ) : (
          <Descriptions
            items={records.map(({ label, count }) => ({ label: listName(label, say), value: t`${count} 条` }))}
          />
        ))}
    </SaveDialog>
  );
}
