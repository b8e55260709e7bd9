import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';

/** Props of the question before a removal. */
export interface DeleteDialogProps {
  /** Name of the kind of record. */
  label: string;
  /** Names of the records. */
  names: readonly string[];
  /** They can be brought back; default false. */
  isUndone?: boolean;
  onConfirm: () => Promise<void>;
  onCancel: () => void;
}

/** Asks before records are removed, and names them. */
export function DeleteDialog({ label, names, isUndone = false, onConfirm, onCancel }: DeleteDialogProps) {
  const { t } = useLingui();
  const count = names.length;
  const title = count === 1 ? t`删除${label}“${names[0] ?? ''}”？` : t`删除${label}等 ${count} 条记录？`;
  return <ConfirmDialog title={title} names={names} action={t`删除`} tone="critical" isOpen onConfirm={onConfirm} onCancel={onCancel}>{isUndone ? t`删除后可以立即撤销。` : undefined}</ConfirmDialog>;
}
