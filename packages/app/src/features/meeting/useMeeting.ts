import type { LiveKitSeat, MeetingPass, MeetingPerson } from '@lattice/api/meetingCalls';
import { useEffect, useRef, useState } from 'react';
import type { Carrier, Remote } from './Carrier.ts';
import { carrierOf } from './carrierOf.ts';
import type { OwnMedia } from './openMedia.ts';
import { openRoom } from './roomLink.ts';

/** A meeting as the page shows it. */
export interface MeetingState {
  pass: MeetingPass | null;
  people: readonly MeetingPerson[];
  /** Own number in the room; '' while the way there is broken. */
  self: string;
  remotes: ReadonlyMap<string, Remote>;
  isRecorded: boolean;
  /** Whether the server that carries sound and picture was not to be reached when it was last tried. */
  isUncarried: boolean;
  /** Why it is over; null while it goes on. */
  ended: number | Error | null;
}

const outside: MeetingState = {
  pass: null,
  people: [],
  self: '',
  remotes: new Map(),
  isRecorded: false,
  isUncarried: false,
  ended: null,
};

/** Milliseconds after which a server that carries meetings is tried anew. */
const PAUSE = 5000;

/** Takes part in a meeting as long as it is shown; `media` has to be known before. */
export function useMeeting(id: string, media: OwnMedia) {
  const [state, setState] = useState<MeetingState>(outside);
  const [isOn, setOn] = useState(() => ({
    sound: media.stream.getAudioTracks().length > 0,
    picture: media.stream.getVideoTracks().length > 0,
  }));
  const room = useRef<ReturnType<typeof openRoom> | null>(null);
  const latest = useRef(isOn);
  useEffect(() => {
    latest.current = isOn;
    for (const track of media.stream.getTracks()) track.enabled = track.kind === 'audio' ? isOn.sound : isOn.picture;
    room.current?.say({ type: 'state', hasSound: isOn.sound, hasPicture: isOn.picture });
  }, [isOn, media]);
  useEffect(() => {
    const change = (part: Partial<MeetingState>) => setState((before) => ({ ...before, ...part }));
    const [audio = null] = media.stream.getAudioTracks();
    const [video = null] = media.stream.getVideoTracks();
    let carrier: Carrier | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pass: MeetingPass | null = null;
    const leave = () => {
      clearTimeout(timer);
      carrier?.close();
      carrier = null;
      change({ self: '', remotes: new Map(), isRecorded: false });
    };
    const welcome = (self: string, seat: LiveKitSeat | undefined) => {
      carrier?.close();
      carrier = carrierOf({
        self,
        seat,
        iceServers: pass?.iceServers ?? [],
        tracks: { audio, video },
        send: (to, data) => room.current?.say({ type: 'signal', to, data }),
        onChange: (remotes) => change({ remotes }),
        onRecording: (isRecorded) => change({ isRecorded, isUncarried: false }),
        onLost: () => {
          change({ isUncarried: true });
          timer = setTimeout(() => room.current?.again(), PAUSE);
        },
      });
      change({ self });
      room.current?.say({ type: 'state', hasSound: latest.current.sound, hasPicture: latest.current.picture });
    };
    room.current = openRoom(id, {
      onPass: (given) => {
        pass = given;
        change({ pass });
      },
      onNews: (news) => {
        if (news.type === 'welcome') welcome(news.peer, news.liveKit);
        else if (news.type === 'signal') carrier?.hear(news.from, news.data);
        else {
          carrier?.meet(news.people.flatMap(({ peer }) => (peer === '' ? [] : [peer])));
          change({ people: news.people });
        }
      },
      onBreak: leave,
      onEnd: (ended) => {
        leave();
        change({ ended });
      },
    });
    return () => {
      clearTimeout(timer);
      room.current?.leave();
      carrier?.close();
    };
  }, [id, media]);
  return {
    ...state,
    isOn,
    toggle: (kind: 'sound' | 'picture') => setOn((before) => ({ ...before, [kind]: !before[kind] })),
  };
}
