import { type Attendance, MEETING_ENDS, type MeetingPerson } from '@lattice/api/meetingCalls';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Icon } from '@lattice/ui/Icon';
import { Link } from '@lattice/ui/Link';
import { MeetingTile } from '@lattice/ui/MeetingTile';
import { Tag } from '@lattice/ui/Tag';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { Mic, MicOff, PhoneOff, UserPlus, Video, VideoOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { errorText } from '../../base/errorText.ts';
import type { OwnMedia } from '../../features/meeting/openMedia.ts';
import { type MeetingState, useMeeting } from '../../features/meeting/useMeeting.ts';
import { HOME } from '../../navigation/Page.ts';
import { lazyForm } from '../../features/definitions/lazyForm.ts';
import { session } from '../../session/session.ts';
import { EndButton } from './EndButton.tsx';
import { RecordButton } from './RecordButton.tsx';
import * as css from './room.css.ts';

const CallMoreDialog = lazyForm(
  'dispatch/recorddispatch',
  async () => (await import('../../features/meeting/CallMoreDialog.tsx')).CallMoreDialog,
);

interface RoomProps {
  id: string;
  media: OwnMedia;
  /** What is to be said about the own sound and picture. */
  notice: ReactNode;
  onLeave: () => void;
}

function Over({ why }: { why: number | Error }) {
  const { t } = useLingui();
  const words: Readonly<Record<number, string>> = {
    [MEETING_ENDS.over]: t`会议已经结束。`,
    [MEETING_ENDS.elsewhere]: t`您已在另一台设备或另一个窗口加入这个会议。`,
    [MEETING_ENDS.session]: t`登录已失效或屏幕已锁定，请登录后重新加入。`,
    [MEETING_ENDS.noise]: t`连接发送的内容太多，已被服务器断开，请重新加入。`,
  };
  return (
    <div className={css.middle} role="status">
      <Text as="p" weight="bold">
        {typeof why === 'number' ? words[why] : errorText(why)}
      </Text>
      <Link href={HOME}>{t`返回工作台`}</Link>
    </div>
  );
}

function Away({ people }: { people: readonly MeetingPerson[] }) {
  const { t } = useLingui();
  const words: Record<Attendance, string> = {
    called: t`已邀请`,
    declined: t`不参加`,
    left: t`已离开`,
    here: t`在会`,
  };
  if (people.length === 0) return null;
  return (
    <ul className={css.away} aria-label={t`不在会的人`}>
      {people.map(({ userId, name, attendance }) => (
        <li key={userId}>
          <Tag tone={attendance === 'declined' ? 'warning' : 'neutral'}>{`${name} · ${words[attendance]}`}</Tag>
        </li>
      ))}
    </ul>
  );
}

function Tiles({
  people,
  self,
  remotes,
  media,
}: Pick<MeetingState, 'people' | 'self' | 'remotes'> & { media: OwnMedia }) {
  const { t } = useLingui();
  const columns = people.length < 2 ? 1 : people.length < 5 ? 2 : people.length < 10 ? 3 : 5;
  return (
    <ul
      className={css.tiles}
      style={{ ['--columns' as string]: columns, ['--narrow' as string]: people.length < 3 ? 1 : 2 }}
      aria-label={t`在会的人`}
    >
      {people.map(({ userId, name, peer, hasSound, hasPicture }) => {
        const isOwn = peer === self;
        const { stream = null, state = 'connecting' } = remotes.get(peer) ?? {};
        const note = { connected: '', connecting: t`正在连接`, lost: t`连接中断，正在重试` }[state];
        return (
          <li key={userId} className={css.tile}>
            <MeetingTile
              name={isOwn ? t`${name}（我）` : name}
              stream={isOwn ? media.stream : stream}
              hasSound={hasSound}
              hasPicture={hasPicture}
              isOwn={isOwn}
              {...(!isOwn && { note })}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** A meeting that the person takes part in: tiles, who else was called, and the buttons. */
export function Room({ id, media, notice, onLeave }: RoomProps) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const [isCalling, setCalling] = useState(false);
  const { pass, people, self, remotes, isRecorded, isUncarried, ended, isOn, toggle } = useMeeting(id, media);
  if (ended !== null) return <Over why={ended} />;
  const here = people.filter(({ peer }) => peer !== '');
  const own = here.find(({ peer }) => peer === self);
  const shown = own === undefined ? [] : [...here.filter((one) => one !== own), own];
  const [count, most, others] = [
    here.length,
    pass?.most ?? 0,
    people.filter((one) => one.peer === '' && one.userId !== user?.user_id),
  ];
  const [canSpeak, canShow] = [media.stream.getAudioTracks().length > 0, media.stream.getVideoTracks().length > 0];
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>{pass?.roomName ?? t`视频会议`}</h1>
        <span role="status" className={css.count}>
          {self === '' || pass === null ? t`正在连接会议…` : t`${count} 人在会，最多 ${most} 人`}
        </span>
        <span role="status">{isRecorded && <Tag tone="critical">{t`正在录制`}</Tag>}</span>
      </header>
      <div className={css.body}>
        {notice}
        {isUncarried && (
          <Alert tone="warning">{t`连不上承载会议声音和画面的 LiveKit 服务器，正在重试；在会的人仍可看到彼此的名字。`}</Alert>
        )}
        <Tiles people={shown} self={self} remotes={remotes} media={media} />
        <Away people={others} />
      </div>
      <div className={css.buttons} role="group" aria-label={t`会议操作`}>
        <Button
          icon={<Icon of={isOn.sound && canSpeak ? Mic : MicOff} />}
          aria-pressed={isOn.sound && canSpeak}
          isDisabled={!canSpeak}
          onPress={() => toggle('sound')}
        >
          {t`麦克风`}
        </Button>
        <Button
          icon={<Icon of={isOn.picture && canShow ? Video : VideoOff} />}
          aria-pressed={isOn.picture && canShow}
          isDisabled={!canShow}
          onPress={() => toggle('picture')}
        >
          {t`摄像头`}
        </Button>
        {pass?.isHost === true && (
          <Button icon={<Icon of={UserPlus} />} onPress={() => setCalling(true)}>
            {t`邀请参会`}
          </Button>
        )}
        {pass?.mayRecord === true && <RecordButton id={id} isRecorded={isRecorded} />}
        <Button
          icon={<Icon of={PhoneOff} />}
          variant={pass?.isHost === true ? 'secondary' : 'critical'}
          onPress={onLeave}
        >
          {t`离开`}
        </Button>
        {pass?.isHost === true && <EndButton id={id} name={pass.roomName} />}
      </div>
      {isCalling && <CallMoreDialog id={id} most={most} onClose={() => setCalling(false)} />}
    </div>
  );
}
