import { listName } from '@lattice/api/listName';
import type { PersonFile } from '@lattice/api/resources/blade-log/privacy';
import { ExportDialog } from '@lattice/ui/ExportDialog';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useTranslator } from '../../records/translate.ts';

interface PersonFileExportProps {
  file: PersonFile;
  onClose: () => void;
}

const everything = {};

/** What is kept of a person as a file: a line a value, with its register and the number of its record. */
export function PersonFileExport({ file, onClose }: PersonFileExportProps) {
  const { t } = useLingui();
  const say = useTranslator();
  const columns = useMemo(
    () =>
      [
        { name: 'register', label: t`登记表` },
        { name: 'record', label: t`记录` },
        { name: 'label', label: t`项目` },
        { name: 'value', label: t`内容` },
      ].map((column) => ({ ...column, kind: 'text' as const })),
    [t],
  );
  const lines = useMemo(
    () =>
      file.sections.flatMap(({ label, records }) =>
        records.flatMap(({ facts }, at) =>
          facts.map((one) => ({
            register: listName(label, say),
            record: String(at + 1),
            label: one.label,
            value: one.value,
          })),
        ),
      ),
    [file, say],
  );
  const exportAll = async function* () {
    yield await Promise.resolve(lines);
  };
  return (
    <ExportDialog
      title={t`个人信息`}
      columns={columns}
      exportAll={exportAll}
      query={everything}
      total={lines.length}
      isOpen
      onOpenChange={onClose}
    />
  );
}
