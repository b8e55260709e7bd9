import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Link } from '@lattice/ui/Link';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { mediaWords } from '../../features/meeting/mediaWords.ts';
import { type OwnMedia, openMedia } from '../../features/meeting/openMedia.ts';
import { HOME } from '../../navigation/Page.ts';
import { useGo } from '../../navigation/Address.tsx';
import { Room } from './Room.tsx';
import * as css from './room.css.ts';

const silent = (): OwnMedia => ({ stream: new MediaStream(), noSound: null, noPicture: null });

const stop = ({ stream }: OwnMedia) => {
  for (const track of stream.getTracks()) track.stop();
};

/** Asks how one wants to be there; browsers play sound after a press alone. */
function Door({ onJoin }: { onJoin: (isListening: boolean) => void }) {
  const { t } = useLingui();
  return (
    <div className={css.middle}>
      <h1 className={css.title}>{t`视频会议`}</h1>
      <Text as="p" tone="muted">{t`加入时浏览器会询问能否使用麦克风和摄像头；也可以只收听和收看。`}</Text>
      <Button variant="primary" onPress={() => onJoin(false)}>{t`加入会议`}</Button>
      <Button onPress={() => onJoin(true)}>{t`只收听和收看`}</Button>
      <Link href={HOME}>{t`返回工作台`}</Link>
    </div>
  );
}

/** 视频会议: the people of a meeting see and hear each other; on a phone as well. */
export function MeetingScreen() {
  const { t } = useLingui();
  const go = useGo();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const [how, setHow] = useState<'requested' | 'speaking' | 'listening'>(() =>
    search.get('join') === '1' && 'userActivation' in navigator && navigator.userActivation.hasBeenActive
      ? 'speaking'
      : 'requested',
  );
  const [media, setMedia] = useState<OwnMedia | null>(null);
  useEffect(() => {
    if (how === 'requested') return undefined;
    let isGone = false;
    let own: OwnMedia | null = null;
    void (how === 'speaking' ? openMedia() : Promise.resolve(silent())).then((opened) => {
      own = opened;
      if (isGone) stop(opened);
      else setMedia(opened);
    });
    return () => {
      isGone = true;
      if (own !== null) stop(own);
    };
  }, [how]);
  if (how === 'requested') return <Door onJoin={(isListening) => setHow(isListening ? 'listening' : 'speaking')} />;
  if (media === null)
    return (
      <div className={css.middle} role="status">
        <Text as="p">{t`正在打开麦克风和摄像头；如果浏览器询问，请选择“允许”。`}</Text>
      </div>
    );
  const words = how === 'listening' ? t`您正在收听和收看，别人听不到也看不到您。` : mediaWords(media);
  return (
    <Room
      id={id}
      media={media}
      notice={words !== '' && <Alert tone={how === 'listening' ? 'info' : 'warning'}>{words}</Alert>}
      onLeave={() => {
        setMedia(null);
        setHow('requested');
        go(HOME);
      }}
    />
  );
}
