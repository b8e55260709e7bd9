import { Trans, useLingui } from '@lingui/react/macro';
import { Mic, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './SoundRecorder.css.ts';
import { clockOf, soundName } from './soundFile.ts';

export interface SoundRecorderProps {
  /** Takes what was recorded, named by when it began. */
  onRecord: (sound: File) => Promise<void> | void;
  /** After how many seconds it stops by itself; default 180. */
  maxSeconds?: number;
}

/** Why nothing can be recorded: a page that is not secure, no leave, or no microphone. */
type NoSound = 'insecure' | 'refused' | 'unknown';

const SECOND = 1000;

const whyNot = (reason: unknown): NoSound =>
  reason instanceof DOMException && reason.name === 'NotAllowedError' ? 'refused' : 'unknown';

const stop = (recorder: MediaRecorder | null): void => {
  if (recorder?.state === 'recording') recorder.stop();
};

/** Records what is said into a file: one press begins, the next one ends. */
export function SoundRecorder({ onRecord, maxSeconds = 180 }: SoundRecorderProps) {
  const { t } = useLingui();
  const recorder = useRef<MediaRecorder | null>(null);
  const [seconds, setSeconds] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<NoSound | null>(null);
  const isRecording = seconds !== null;
  useEffect(
    () => () => {
      // What is recorded while the page is left belongs to nobody.
      const left = recorder.current;
      recorder.current = null;
      stop(left);
    },
    [],
  );
  useEffect(() => {
    if (!isRecording) return undefined;
    const clock = setInterval(() => setSeconds((before) => (before === null ? null : before + 1)), SECOND);
    return () => clearInterval(clock);
  }, [isRecording]);
  useEffect(() => {
    if (seconds !== null && seconds >= maxSeconds) stop(recorder.current);
  }, [seconds, maxSeconds]);
  const begin = async () => {
    if (!window.isSecureContext) return setFault('insecure');
    setFault(null);
    setBusy(true);
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const parts: Blob[] = [];
      const own = new MediaRecorder(stream);
      const began = new Date();
      own.addEventListener('dataavailable', ({ data }) => parts.push(data));
      own.addEventListener('stop', () => {
        for (const track of stream.getTracks()) track.stop();
        if (recorder.current !== own) return;
        recorder.current = null;
        setSeconds(null);
        const name = soundName(t`录音`, began, own.mimeType);
        setBusy(true);
        void Promise.resolve(onRecord(new File(parts, name, { type: own.mimeType }))).finally(() => setBusy(false));
      });
      recorder.current = own;
      own.start();
      setSeconds(0);
    } catch (reason) {
      setFault(whyNot(reason));
    } finally {
      setBusy(false);
    }
  };
  const missing: Record<NoSound, string> = {
    insecure: t`浏览器只向 https 页面提供麦克风：请联系系统管理员启用 HTTPS，或上传录好的声音`,
    refused: t`浏览器没有允许使用麦克风：请在地址栏的网站设置里允许，或上传录好的声音`,
    unknown: t`没有找到麦克风：请接上后再试，或上传录好的声音`,
  };
  return (
    <div className={css.line}>
      <Button
        size="small"
        variant={isRecording ? 'critical' : 'secondary'}
        icon={<Icon of={isRecording ? Square : Mic} />}
        isPending={isBusy}
        onPress={() => (isRecording ? stop(recorder.current) : void begin())}
      >
        {isRecording ? <Trans>结束录音</Trans> : <Trans>录音</Trans>}
      </Button>
      {isRecording && (
        <span className={css.clock} role="timer">
          {clockOf(seconds)}
        </span>
      )}
      <span className={css.said} role="status">
        {fault !== null && missing[fault]}
      </span>
    </div>
  );
}
