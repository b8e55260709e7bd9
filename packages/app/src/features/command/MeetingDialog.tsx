import { recorddispatch } from '@lattice/api/resources/dispatch/recorddispatch';
import { useLingui } from '@lingui/react/macro';
import { formSourcesIn } from '../../records/formSources.ts';
import { formFields, useTranslator } from '../../records/translate.ts';
import { client } from '../../session/client.ts';
import { FormDialog, type Texts } from '../definitions/FormDialog.tsx';
import { type DispatchAct, type DispatchSubject, refreshCommand } from './command.ts';

interface MeetingDialogProps {
  /** What it is about. */
  name: string;
  /** Accounts that are invited at first, joined by commas. */
  to: string;
  /** The event or plan that it is about. */
  about: DispatchSubject;
  onClose: () => void;
  /** Told of the line in the journal before it closes. */
  onDone: (act: DispatchAct) => void;
}

const {
  roomName,
  userIds: { showIf: _always, ...userIds },
} = recorddispatch.fields;
const requested = { roomName: { ...roomName, required: true }, userIds };

/** Calls people to a meeting; the act links to its room. */
export function MeetingDialog({ name, to, about, onClose, onDone }: MeetingDialogProps) {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const start = async (texts: Texts) => {
    const room = texts.roomName ?? '';
    const { id, url } = await client(recorddispatch).startVideoconferencing({
      roomName: room,
      userIds: texts.userIds ?? '',
      ...about,
    });
    onDone({ id, words: t`已发起会议“${room}”`, href: url });
    onClose();
    await refreshCommand();
  };
  return (
    <FormDialog
      title={t`发起会议`}
      action={t`发起`}
      fields={formFields(requested, say)}
      values={{ roomName: t`会商：${name}`.slice(0, 100), userIds: to }}
      sources={formSourcesIn(i18n.locale)}
      onClose={onClose}
      onSubmit={start}
    />
  );
}
