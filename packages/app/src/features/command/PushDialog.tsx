import { recorddispatch } from '@lattice/api/resources/dispatch/recorddispatch';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { formSourcesIn } from '../../records/formSources.ts';
import { formFields, useTranslator } from '../../records/translate.ts';
import { client } from '../../session/client.ts';
import { FormDialog, type Texts } from '../definitions/FormDialog.tsx';
import { type DispatchAct, type DispatchSubject, refreshCommand } from './command.ts';

interface PushDialogProps {
  /** What the message is about, with its place; null for nothing on the map. */
  place: { name: string; lng: string; lat: string } | null;
  /** Accounts that get it at first, joined by commas; none by default. */
  to?: string;
  /** The event or plan that it is about; none by default. */
  about?: DispatchSubject;
  /** Whether its plan is only rehearsed, so that nothing is sent; default false. */
  isDrill?: boolean;
  onClose: () => void;
  /** Told of the line in the journal before it closes. */
  onDone?: (act: DispatchAct) => void;
}

const {
  sendType,
  sendMess,
  userIds: { showIf: _always, ...userIds },
} = recorddispatch.fields;
const requested = {
  userIds,
  sendType: { ...sendType, required: true },
  sendMess: { ...sendMess, required: true },
};

/** Sends a message to people; the server notes it in the journal of dispatch. */
export function PushDialog({ place, to = '', about = {}, isDrill = false, onClose, onDone }: PushDialogProps) {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const name = place?.name ?? '';
  const send = async (texts: Texts) => {
    const { id, total } = await client(recorddispatch).pushMessage({
      sendType: texts.sendType ?? '',
      userIds: texts.userIds ?? '',
      sendMess: texts.sendMess ?? '',
      ...about,
      ...(place !== null && { lon: place.lng, lat: place.lat }),
    });
    onDone?.({
      id,
      words: isDrill ? t`演练：消息已记入调度记录，没有发送` : t`已向 ${total} 人推送消息`,
    });
    onClose();
    await refreshCommand();
  };
  return (
    <FormDialog
      keptAs={`push-${name}-${to}`}
      title={t`推送消息`}
      action={t`发送`}
      fields={formFields(requested, say)}
      values={{ userIds: to, sendType: '1', sendMess: name === '' ? '' : t`请到“${name}”现场处置。` }}
      sources={formSourcesIn(i18n.locale)}
      onClose={onClose}
      onSubmit={send}
    >
      {place !== null && <Text as="p" tone="muted">{t`消息带上“${name}”的位置。`}</Text>}
    </FormDialog>
  );
}
