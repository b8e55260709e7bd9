import { ApiError } from '@lattice/api/ApiError';
import {
  MEETINGS,
  MEETING_ENDS,
  type MeetingNews,
  type MeetingPass,
  type MeetingWord,
  ROOM,
  ROOM_PROTOCOL,
} from '@lattice/api/meetingCalls';
import { meetings } from './meetings.ts';

/** Milliseconds before the next try after a break, doubled up to the longest. */
const SOON = 1000;
const LONGEST = 15_000;

const finals: readonly number[] = Object.values(MEETING_ENDS);

interface Hearer {
  onPass: (pass: MeetingPass) => void;
  onNews: (news: MeetingNews) => void;
  /** The way to the room broke; it is tried again. */
  onBreak: () => void;
  /** It is over: a code of `MEETING_ENDS`, or the refusal of the server. */
  onEnd: (why: number | Error) => void;
}

const addressOf = () => {
  const url = new URL(`/api/${MEETINGS}/${ROOM}`, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
};

/** Stays connected with the room of a meeting until it is over or the person leaves. */
export function openRoom(id: string, { onPass, onNews, onBreak, onEnd }: Hearer) {
  let [isLeft, wait] = [false, SOON];
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = () => {
    if (isLeft) return;
    onBreak();
    timer = setTimeout(() => void enter(), wait);
    wait = Math.min(LONGEST, wait * 2);
  };
  const connect = ({ ticket }: MeetingPass) => {
    const opened = new WebSocket(addressOf(), [ROOM_PROTOCOL, ticket]);
    socket = opened;
    opened.addEventListener('open', () => {
      wait = SOON;
    });
    opened.addEventListener('message', ({ data }) => onNews(JSON.parse(String(data)) as MeetingNews));
    opened.addEventListener('close', ({ code }) => {
      if (!isLeft && finals.includes(code)) onEnd(code);
      else again();
    });
  };
  const enter = async () => {
    try {
      const pass = await meetings.join(id);
      if (isLeft) return;
      onPass(pass);
      connect(pass);
    } catch (error) {
      if (isLeft) return;
      if (error instanceof ApiError && error.code >= 400 && error.code < 500) onEnd(error);
      else again();
    }
  };
  void enter();
  return {
    say: (word: MeetingWord) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(word));
    },
    /** Breaks the way to the room and enters again, for a new seat. */
    again: () => socket?.close(),
    leave: () => {
      isLeft = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
}
