import { townText } from '@lattice/api/townTime';
import { gridmemberTask } from '@lattice/api/resources/project/gridmemberTask';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formSourcesIn } from '../../records/formSources.ts';
import { formFields, useTranslator } from '../../records/translate.ts';
import { FormDialog, type Texts } from '../definitions/FormDialog.tsx';
import { type DispatchAct, type DispatchSubject, command, refreshCommand } from './command.ts';

interface TaskDialogProps {
  /** What the task is about, with its place. */
  place: { name: string; lng: string; lat: string };
  /** Grid members who get it at first: ids and names, joined by commas. */
  to: { ids: string; names: string };
  /** The event or plan that it is about. */
  about: DispatchSubject;
  onClose: () => void;
  /** Told of the line in the journal before it closes. */
  onDone: (act: DispatchAct) => void;
}

const { taskTitle, taskType, content, deadline: due, gridMemberIds } = gridmemberTask.fields;
const requested = { taskTitle, gridMemberIds, content, deadline: due, taskType };

/** Key of `gridmember_task_type` for emergencies. */
const EMERGENCY = '8';
/** Hours that a task has at first. */
const HOURS = 2;

/** Gives grid members a task at once; the server issues it and notes it in the journal, both or neither. */
export function TaskDialog({ place, to, about, onClose, onDone }: TaskDialogProps) {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const { name } = place;
  const [deadline] = useState(() => townText(new Date(Date.now() + HOURS * 3_600_000)));
  const send = async (texts: Texts) => {
    const line = await command.sendTask({
      taskTitle: texts.taskTitle ?? '',
      taskType: texts.taskType ?? '',
      content: texts.content ?? '',
      deadline: texts.deadline ?? '',
      gridMemberIds: texts.gridMemberIds ?? '',
      lon: place.lng,
      lat: place.lat,
      ...about,
    });
    onDone({
      id: line.id,
      words: line.isDrill ? t`演练：任务已记入调度记录，没有下发` : t`已下发任务“${texts.taskTitle ?? ''}”`,
    });
    onClose();
    await refreshCommand();
  };
  return (
    <FormDialog
      keptAs={`task-${name}-${to.ids}`}
      title={t`下发任务`}
      action={t`下发`}
      fields={formFields(requested, say)}
      values={{
        taskTitle: t`现场处置：${name}`.slice(0, 100),
        taskType: EMERGENCY,
        content: t`请到“${name}”现场处置，并回传照片。`,
        deadline,
        gridMemberIds: to.ids,
        gridMemberIdsName: to.names,
      }}
      sources={formSourcesIn(i18n.locale)}
      onClose={onClose}
      onSubmit={send}
    />
  );
}
