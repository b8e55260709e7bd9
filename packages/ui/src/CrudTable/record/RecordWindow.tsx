import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { Dialog } from '../../Dialog/Dialog.tsx';
import { Drawer } from '../../Drawer/Drawer.tsx';
import type { FormHandle } from '../../Form/Form.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { lowerCaseLabel } from '../../lowerCaseLabel/lowerCaseLabel.tsx';
import type { OpenForm } from '../CrudState.ts';
import * as css from './RecordWindow.css.ts';
import { recordStep } from './recordStep.ts';
import { useIsShown } from './useIsShown.ts';
import { RecordBody, type RecordState } from './RecordBody.tsx';
import { RecordPage } from './RecordPage.tsx';
import { usePart } from '../CrudParts.tsx';

interface RecordWindowProps {
  open: OpenForm;
  /** A window in the middle, a sheet at the edge, or in place of the list. */
  recordIn: 'dialog' | 'drawer' | 'page';
}

/**
 * The window of a form that adds or changes a record, with the ways to the one before and after it. It asks before it
 * throws away what was typed.
 */
export function RecordWindow({ open, recordIn }: RecordWindowProps) {
  const { t, i18n } = useLingui();
  const { props, isTree, isUnpaged } = usePart('definition');
  const { rows, offset, total } = usePart('list');
  const search = usePart('search');
  const label = lowerCaseLabel(props.recordLabel ?? props.label, i18n.locale);
  const { mode, id } = open;
  const formId = useId();
  const form = useRef<FormHandle>(null);
  const [{ isReady, isSaving }, setState] = useState<RecordState>({ isReady: mode === 'add', isSaving: false });
  const leave = (go: () => void) => (form.current === null ? go() : form.current.leave(go));
  const close = () => leave(() => search.change({ open: undefined }));
  const title = { add: t`新增${label}`, edit: t`编辑${label}`, copy: t`复制${label}` }[mode];
  const at = isTree ? -1 : rows.findIndex((row) => row.id === id);
  const place = (isUnpaged ? 0 : offset) + at + 1;
  const whole = isUnpaged ? rows.length : total;
  const canStep = at >= 0 && mode === 'edit' && whole > 1;
  const isShown = useIsShown();
  const step = (by: 1 | -1) => leave(() => void recordStep(search, rows, props.source, by, isShown));
  const footer = (
    <>
      {canStep && (
        <div className={css.steps}>
          <IconButton label={t`上一条`} data-shortcut="previous" isDisabled={place <= 1} onPress={() => step(-1)}>
            <Icon of={ChevronLeft} />
          </IconButton>
          <span className={css.place} role="status">{t`${place} / ${whole}`}</span>
          <IconButton label={t`下一条`} data-shortcut="next" isDisabled={place >= whole} onPress={() => step(1)}>
            <Icon of={ChevronRight} />
          </IconButton>
        </div>
      )}
      <Button onPress={close}>{t`取消`}</Button>
      <Button type="submit" form={formId} variant="primary" isPending={isSaving} isDisabled={!isReady}>
        <Trans>保存</Trans>
      </Button>
    </>
  );
  const body = <RecordBody key={`${mode} ${id ?? ''}`} open={open} formId={formId} form={form} onState={setState} />;
  if (recordIn === 'page')
    return (
      <RecordPage title={title} footer={footer} onBack={close}>
        {body}
      </RecordPage>
    );
  const Frame = recordIn === 'drawer' ? Drawer : Dialog;
  return (
    <Frame
      title={title}
      isOpen
      onOpenChange={close}
      width={props.dialogWidth ?? (recordIn === 'drawer' ? 640 : 880)}
      footer={footer}
    >
      {body}
    </Frame>
  );
}
