import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useMemo, useState } from 'react';
import { Alert } from '../../Alert/Alert.tsx';
import { Button } from '../../Button/Button.tsx';
import { Dialog } from '../../Dialog/Dialog.tsx';
import { Form } from '../../Form/Form.tsx';
import type { FormValues } from '../../Form/FormValues.ts';
import { Progress } from '../../Progress/Progress.tsx';
import { Select } from '../../Select/Select.tsx';
import { usePart } from '../CrudParts.tsx';
import * as css from '../panels.css.ts';
import { ChangeTable } from './ChangeTable.tsx';
import { isSettable } from './settableFields.ts';
import { useBulkEdit } from './useBulkEdit.ts';

interface BulkEditPanelProps {
  onClose: () => void;
}

const anything = () => [];

/**
 * One value for a field of all selected records: chosen, seen beforehand record by record, stored, and told record by
 * record, with the way back.
 */
export function BulkEditPanel({ onClose }: BulkEditPanelProps) {
  const { t } = useLingui();
  const formId = useId();
  const { props } = usePart('definition');
  const selection = usePart('selection');
  const [count] = useState(selection.count);
  const { step, names, preview, back, run, undo, stop } = useBulkEdit();
  const settable = useMemo(() => props.fields.filter(isSettable), [props.fields]);
  const [chosen, setChosen] = useState('');
  const [value, setValue] = useState<unknown>(undefined);
  const field = settable.find(({ name }) => name === chosen);
  const requested = useMemo(() => {
    if (field === undefined) return [];
    const { copy: _copy, live: _live, group: _group, default: _default, ...plain } = field;
    return [{ ...plain, span: 1 as const }];
  }, [field]);
  const title = t`批量修改 ${count} 条记录`;
  const show = async (values: FormValues) => {
    const next = values[chosen];
    setValue(next);
    if (field !== undefined) await preview(field, next);
  };
  const close = () => {
    stop();
    onClose();
  };
  const changes = step.at === 'preview' ? step.changes : step.at === 'result' ? step.stored : [];
  const able = changes.filter(({ fault }) => fault === '').length;
  const stored = step.at === 'result' ? step.stored.filter(({ isStored }) => isStored).length : 0;
  const [unable, same] = [changes.length - able, step.at === 'preview' ? step.rows - changes.length : 0];
  const missed = changes.length - stored;
  const footer = {
    fill: (
      <>
        <Button onPress={close}>{t`取消`}</Button>
        <Button type="submit" form={formId} variant="primary" isDisabled={field === undefined}>{t`预览`}</Button>
      </>
    ),
    preview: (
      <>
        <Button onPress={back}>{t`返回修改`}</Button>
        <Button variant="primary" isDisabled={able === 0} onPress={() => void run()}>{t`修改 ${able} 条`}</Button>
      </>
    ),
    // What was pressed is gone with its step, and the focus would be at the head of the window.
    run: <Button autoFocus onPress={stop}>{t`停止`}</Button>,
    result: (
      <>
        {step.at === 'result' && !step.isUndone && stored > 0 && <Button onPress={() => void undo()}>{t`撤销`}</Button>}
        <Button variant="primary" autoFocus onPress={close}>{t`关闭`}</Button>
      </>
    ),
  }[step.at];
  return (
    <Dialog title={title} width={640} isOpen onOpenChange={close} footer={footer}>
      <div className={css.panel}>
        {step.at === 'fill' && (
          <>
            <Select
              label={t`要修改的字段`}
              isRequired
              value={chosen}
              onChange={setChosen}
              options={settable.map(({ name, label }) => ({ value: name, label }))}
            />
            {field !== undefined && (
              <Form
                key={chosen}
                id={formId}
                mode="add"
                columns={1}
                fields={requested}
                values={value === undefined ? {} : { [chosen]: value }}
                sources={props.sources}
                validate={anything}
                onSubmit={show}
              />
            )}
            <p className={css.hint}>
              <Trans>各条记录不同的、脱敏的和按流程变更的字段不在其中。</Trans>
            </p>
          </>
        )}
        {step.at === 'run' && (
          <Progress
            label={t`正在修改`}
            value={step.of === 0 ? 1 : step.done / step.of}
            valueText={t`${step.done}/${step.of} 条`}
          />
        )}
        {step.at === 'preview' && (
          <Alert tone={able === 0 ? 'warning' : 'info'}>
            {t`将修改 ${able} 条`}
            {same > 0 && t`，${same} 条已经是这个值，不变`}
            {unable > 0 && t`，${unable} 条不能修改，原因见下`}
          </Alert>
        )}
        {step.at === 'result' && (
          <Alert tone={missed > 0 ? 'warning' : 'success'}>
            {step.isUndone ? t`已恢复 ${stored} 条` : t`已修改 ${stored} 条`}
            {missed > 0 && t`，${missed} 条没有成功`}
          </Alert>
        )}
        {field !== undefined && changes.length > 0 && (
          <ChangeTable
            label={step.at === 'result' ? t`修改结果` : t`修改预览`}
            field={field}
            changes={changes}
            names={names}
            isUndone={step.at === 'result' && step.isUndone}
          />
        )}
      </div>
    </Dialog>
  );
}
