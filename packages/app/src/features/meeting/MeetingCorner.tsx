import { MEETING_PAGE } from '@lattice/api/meetingPage';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { INBOX_KEY, useInbox } from '../notices/useInbox.ts';
import { subscribeNews } from '../notices/subscribeNews.ts';

const RingDialog = lazyPart(async () => (await import('./RingDialog.tsx')).RingDialog);

/** Milliseconds between two questions where news do not come by themselves, and where they do. */
const POLL = 30_000;
const CHECK = 300_000;

function Corner({ every, isAlone }: { every: number | false; isAlone: boolean }) {
  const { data } = useInbox(every);
  const calls = data?.message.filter(({ isRead, link }) => !isRead && link.startsWith(MEETING_PAGE)) ?? [];
  return calls.length === 0 ? null : <RingDialog calls={calls} isAlone={isAlone} />;
}

/** Rings when the person is called to a meeting; beside the bell, which hears of news. */
export const MeetingCorner = () => <Corner every={false} isAlone={false} />;

/** The same on pages that fill the window and have no bell. */
export function FullWindowCorner() {
  const queries = useQueryClient();
  const [isLive, setLive] = useState(false);
  useEffect(
    () =>
      subscribeNews({
        onNews: () => void queries.invalidateQueries({ queryKey: INBOX_KEY }),
        onLive: setLive,
      }),
    [queries],
  );
  return <Corner every={isLive ? CHECK : POLL} isAlone />;
}
