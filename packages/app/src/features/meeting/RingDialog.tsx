import { MEETING_PAGE } from '@lattice/api/meetingPage';
import type { InboxItem } from '@lattice/api/resources/blade-desk/inbox';
import { Button } from '@lattice/ui/Button';
import { Dialog } from '@lattice/ui/Dialog';
import { Text } from '@lattice/ui/Text';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { useGo } from '../../navigation/Address.tsx';
import { INBOX_KEY, useRead } from '../notices/useInbox.ts';
import { meetings } from './meetings.ts';
import { ringTone } from './ringTone.ts';

interface RingDialogProps {
  /** Unread calls to meetings. */
  calls: readonly InboxItem[];
  /** Whether the page fills the window and stays; the meeting is opened beside it. */
  isAlone: boolean;
}

/** Says who calls to which meeting, with a soft ring, as long as the call rings; it is taken or not. */
export function RingDialog({ calls, isAlone }: RingDialogProps) {
  const { t } = useLingui();
  const go = useGo();
  const read = useRead();
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const { data = [] } = useQuery({
    queryKey: [...INBOX_KEY, 'rings'],
    queryFn: meetings.rings,
    refetchInterval: ({ state }) => (state.data?.length ? 5000 : false),
  });
  const ring = data.find(({ id }) => !done.has(id));
  const isRinging = ring !== undefined;
  useEffect(() => (isRinging ? ringTone() : undefined), [isRinging]);
  if (ring === undefined) return null;
  const { id, roomName, from } = ring;
  const settle = () => {
    setDone((before) => new Set([...before, id]));
    for (const call of calls) if (call.link === `${MEETING_PAGE}${id}`) read('message', call.id);
  };
  const accept = () => {
    settle();
    const address = `${MEETING_PAGE}${id}?join=1`;
    if (isAlone) window.open(address, '_blank', 'noopener');
    else go(address);
  };
  const decline = () => {
    settle();
    meetings.decline(id).catch((error: unknown) => toast.error(errorText(error)));
  };
  return (
    <Dialog
      title={t`${from}邀请您参加视频会议`}
      width={420}
      isOpen
      onOpenChange={() => setDone((before) => new Set([...before, id]))}
      footer={
        <>
          <Button onPress={decline}>{t`不参加`}</Button>
          <Button variant="primary" onPress={accept}>{t`参加会议`}</Button>
        </>
      }
    >
      <Text as="p">{t`会议“${roomName}”正在等您加入。`}</Text>
    </Dialog>
  );
}
