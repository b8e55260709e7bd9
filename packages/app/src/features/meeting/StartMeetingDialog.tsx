import { MEETING_PAGE } from '@lattice/api/meetingPage';
import { recorddispatch } from '@lattice/api/resources/dispatch/recorddispatch';
import { MOST_AT_LIVEKIT, MOST_PEOPLE } from '@lattice/api/meetingCalls';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { formSourcesIn } from '../../records/formSources.ts';
import { formFields, useTranslator } from '../../records/translate.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';
import { session } from '../../session/session.ts';
import { FormDialog, type Texts } from '../definitions/FormDialog.tsx';

interface StartMeetingDialogProps {
  /** Name of the meeting at first; default none. */
  name?: string;
  /** Accounts that are called at first, joined by commas; default none. */
  to?: string;
  /** The event that it is about; default none. */
  eventId?: string;
  onClose: () => void;
  /** Called with the address of the meeting. */
  onStarted: (address: string) => void;
}

const {
  roomName,
  userIds: { showIf: _always, ...userIds },
} = recorddispatch.fields;
const requested = { roomName: { ...roomName, required: true }, userIds };

/** Opens a meeting and calls people to it; the server notes it in the journal of dispatch. */
export function StartMeetingDialog({ name = '', to = '', eventId, onClose, onStarted }: StartMeetingDialogProps) {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const most = session.abilities.includes('largeMeetings') ? MOST_AT_LIVEKIT : MOST_PEOPLE;
  const start = async (texts: Texts) => {
    const { url } = await client(recorddispatch).startVideoconferencing({
      roomName: texts.roomName ?? '',
      userIds: texts.userIds ?? '',
      ...(eventId !== undefined && { eventId }),
    });
    onClose();
    await queryClient.invalidateQueries({ queryKey: ['rows', recorddispatch.path] });
    onStarted(url.startsWith(MEETING_PAGE) ? `${url}?join=1` : url);
  };
  return (
    <FormDialog
      title={t`发起视频会议`}
      action={t`发起`}
      fields={formFields(requested, say)}
      values={{ roomName: name, userIds: to }}
      sources={formSourcesIn(i18n.locale)}
      onClose={onClose}
      onSubmit={start}
    >
      <Text as="p" tone="muted">{t`被邀请的人立即收到来电提醒。本系统的会议最多 ${most} 人。`}</Text>
    </FormDialog>
  );
}
