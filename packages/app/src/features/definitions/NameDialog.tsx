import { type FlowModel, model } from '@lattice/api/resources/blade-flow/model';
import type { FormField } from '@lattice/ui/Form';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { client } from '../../session/client.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { FormDialog, type Texts } from './FormDialog.tsx';
import { withErrorText } from './withErrorText.ts';
import { renameProcess } from './renameProcess.ts';
import { invalidateFlows } from './invalidateFlows.ts';

interface NameDialogProps {
  /** The model that gets another name; none for a new one. */
  row?: FlowModel;
  onClose: () => void;
  /** Called with a new model. */
  onMade: (made: FlowModel) => void;
}

const KEY = /^[A-Za-z_][\w.-]{0,99}$/;

/** Asks what a process is called: a new one is then there to be drawn, an old one is called so in its drawing too. */
export function NameDialog({ row, onClose, onMade }: NameDialogProps) {
  const { t, i18n } = useLingui();
  const isNew = row === undefined;
  const fields = useMemo(
    (): FormField[] => [
      { name: 'name', label: t`模型名称`, kind: 'text', required: true, max: 100 },
      ...(isNew
        ? [
            {
              name: 'key',
              label: t`模型标识`,
              kind: 'text',
              required: true,
              max: 100,
              help: t`以字母开头，只用字母、数字、下划线、点或短横线；同一标识再次部署就是下一个部署版本。`,
            } as const,
          ]
        : []),
      { name: 'description', label: t`说明`, kind: 'longtext', max: 500 },
    ],
    [isNew, t],
  );
  const values = useMemo((): Texts => ({ name: row?.name ?? '', key: '', description: row?.description ?? '' }), [row]);
  const check = ({ key = '' }: Texts) =>
    isNew && key !== '' && !KEY.test(key)
      ? [{ field: 'key', message: t`要以字母开头，只用字母、数字、下划线、点或短横线，最多 100 个字符` }]
      : [];
  const make = async ({ name = '', key = '', description = '' }: Texts) => {
    const { newProcess } = await import('@lattice/ui/FlowDesigner');
    const made = await withErrorText(client(model).submit({ name, key, description, xml: newProcess(key, name) }));
    onClose();
    await invalidateFlows();
    onMade(made);
  };
  const rename = async ({ id, modelKey }: FlowModel, { name = '', description = '' }: Texts) => {
    const { modelEditorXml } = await withErrorText(client(model).detail({ id }));
    await withErrorText(
      client(model).submit({ id, name, description, xml: renameProcess(modelEditorXml, modelKey, name) }),
    );
    toast.success(t`已保存“${name}”`);
    onClose();
    await invalidateFlows();
  };
  return (
    <FormDialog
      keptAs={`flow-model-${row?.id ?? 'add'}`}
      title={isNew ? t`新建流程模型` : t`重命名“${row.name}”`}
      action={isNew ? t`新建并设计` : t`保存`}
      fields={fields}
      values={values}
      sources={formSourcesIn(i18n.locale)}
      check={check}
      onClose={onClose}
      onSubmit={async (texts) => (isNew ? make(texts) : rename(row, texts))}
    />
  );
}
