import { MEETING_PAGE } from '@lattice/api/meetingPage';
import { type Conference, recorddispatch } from '@lattice/api/resources/dispatch/recorddispatch';
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
  /** Accounts that may be called, joined by commas: as many as a meeting takes are called at first; default none. */
  to?: string;
  /** The event or plan that it is about; default none. */
  about?: { eventId?: string; planId?: string };
  onClose: () => void;
  /** Called with the address of the meeting, and with its line in the journal. */
  onStarted: (address: string, line: Pick<Conference, 'id' | 'roomName'>) => void;
}

const {
  roomName,
  userIds: { showIf: _always, ...userIds },
} = recorddispatch.fields;
const requested = { roomName: { ...roomName, required: true }, userIds };

/** Opens a meeting and calls people to it; the server notes it in the journal of dispatch. */
export function StartMeetingDialog({ name = '', to = '', about = {}, onClose, onStarted }: StartMeetingDialogProps) {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const most = session.abilities.includes('largeMeetings') ? MOST_AT_LIVEKIT : MOST_PEOPLE;
  const all = to.split(',').filter((id) => id !== '');
  // Who calls takes a seat too.
  const first = all.slice(0, most - 1);
  const [total, chosen] = [all.length, first.length];
  const start = async (texts: Texts) => {
    const {
      id,
      roomName: room,
      url,
    } = await client(recorddispatch).startVideoconferencing({
      roomName: texts.roomName ?? '',
      userIds: texts.userIds ?? '',
      ...about,
    });
    onClose();
    await queryClient.invalidateQueries({ queryKey: ['rows', recorddispatch.path] });
    onStarted(url.startsWith(MEETING_PAGE) ? `${url}?join=1` : url, { id, roomName: room });
  };
  return (
    <FormDialog
      keptAs={`meeting-${name}-${to}`}
      title={t`发起视频会议`}
      action={t`发起`}
      fields={formFields(requested, say)}
      values={{ roomName: name, userIds: first.join(',') }}
      sources={formSourcesIn(i18n.locale)}
      onClose={onClose}
      onSubmit={start}
    >
      <Text as="p" tone="muted">{t`被邀请的人立即收到来电提醒。本系统的会议最多 ${most} 人。`}</Text>
      {total > chosen && <Text as="p">{t`范围内有 ${total} 人，先选了 ${chosen} 人，可以改选。`}</Text>}
    </FormDialog>
  );
}
