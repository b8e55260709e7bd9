import type { MeetingPass, MeetingPerson } from '@lattice/api/meetingCalls';
import { useEffect, useRef, useState } from 'react';
import { type Mesh, type Remote, openMesh } from './mesh.ts';
import type { OwnMedia } from './openMedia.ts';
import { openRoom } from './roomLink.ts';

/** A meeting as the page shows it. */
export interface MeetingState {
  pass: MeetingPass | null;
  people: readonly MeetingPerson[];
  /** Own number in the room; '' while the way there is broken. */
  self: string;
  remotes: ReadonlyMap<string, Remote>;
  /** Why it is over; null while it goes on. */
  ended: number | Error | null;
}

const outside: MeetingState = { pass: null, people: [], self: '', remotes: new Map(), ended: null };

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
    let mesh: Mesh | null = null;
    let pass: MeetingPass | null = null;
    const leave = () => {
      mesh?.close();
      mesh = null;
      change({ self: '', remotes: new Map() });
    };
    const welcome = (self: string) => {
      mesh = openMesh({
        self,
        iceServers: pass?.iceServers ?? [],
        tracks: { audio, video },
        send: (to, data) => room.current?.say({ type: 'signal', to, data }),
        onChange: (remotes) => change({ remotes }),
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
        if (news.type === 'welcome') welcome(news.peer);
        else if (news.type === 'signal') mesh?.hear(news.from, news.data);
        else {
          mesh?.meet(news.people.flatMap(({ peer }) => (peer === '' ? [] : [peer])));
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
      room.current?.leave();
      mesh?.close();
    };
  }, [id, media]);
  return {
    ...state,
    isOn,
    toggle: (kind: 'sound' | 'picture') => setOn((before) => ({ ...before, [kind]: !before[kind] })),
  };
}
