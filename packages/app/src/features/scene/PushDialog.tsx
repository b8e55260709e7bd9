import { recorddispatch } from '@lattice/api/resources/dispatch/recorddispatch';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { formSourcesIn } from '../../records/formSources.ts';
import { formFields, useTranslator } from '../../records/translate.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';
import { FormDialog, type Texts } from '../definitions/FormDialog.tsx';

interface PushDialogProps {
  /** What the message is about, with its place; null for nothing on the map. */
  place: { name: string; lng: string; lat: string } | null;
  /** Accounts that get it at first, joined by commas; none by default. */
  to?: string;
  onClose: () => void;
}

const { sendType, userIds, sendMess } = recorddispatch.fields;
const asked = { userIds, sendType: { ...sendType, required: true }, sendMess: { ...sendMess, required: true } };

/** Sends a message to people; the server notes it in the journal of dispatch. */
export function PushDialog({ place, to = '', onClose }: PushDialogProps) {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const name = place?.name ?? '';
  const send = async (texts: Texts) => {
    await client(recorddispatch).pushMessage({
      sendType: texts.sendType ?? '',
      userIds: texts.userIds ?? '',
      sendMess: texts.sendMess ?? '',
      ...(place !== null && { lon: place.lng, lat: place.lat }),
    });
    onClose();
    await queryClient.invalidateQueries({ queryKey: ['panel', 'command'] });
  };
  return (
    <FormDialog
      title={t`推送消息`}
      action={t`发送`}
      fields={formFields(asked, say)}
      values={{ userIds: to, sendType: '1', sendMess: name === '' ? '' : t`请到“${name}”现场处置。` }}
      sources={formSourcesIn(i18n.locale)}
      onClose={onClose}
      onSubmit={send}
    >
      {place !== null && <Text as="p" tone="muted">{t`消息带上“${name}”的位置。`}</Text>}
    </FormDialog>
  );
}
