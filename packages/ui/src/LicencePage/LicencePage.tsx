import { useLingui } from '@lingui/react/macro';
import { CloudDownload, ShieldAlert, ShieldCheck } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Descriptions } from '../Descriptions/Descriptions.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { actions, card, head, heading, page, picture, words } from './LicencePage.css.ts';

/** How things stand: no licence, one is fetched online, or all is done. */
export type LicenceState = 'none' | 'online' | 'complete';

/** The licence that a server has: none, a valid one, one that ends soon, or one that has ended. */
export type Licence = 'none' | 'valid' | 'expiring' | 'expired';

export interface LicencePageProps {
  /** How things stand. */
  state: LicenceState;
  /** The licence that the server has, told in the state `none`; default none. */
  licence?: Licence;
  /** What is known of the server and its licence, such as its machine code; default nothing. */
  facts?: readonly { label: string; value: string }[];
  /** Makes the file of the request for the supplier; a rejection is shown. */
  onGenerate: () => Promise<void>;
  /** Sends the licence file; a rejection is shown. */
  onUpload: (file: File) => Promise<void>;
  /** Fetches a licence online; a rejection is shown. */
  onRegister: () => Promise<void>;
  /** Goes to another of the three pages. */
  onStateChange: (state: LicenceState) => void;
  /** Goes to the sign-in page. */
  onLogin: () => void;
}

const icons = {
  none: ShieldAlert,
  valid: ShieldCheck,
  expiring: ShieldAlert,
  expired: ShieldAlert,
  online: CloudDownload,
  complete: ShieldCheck,
};
type Job = 'generate' | 'upload' | 'register';

/** The licence of the server: what it has, and the ways to another. */
export function LicencePage({
  state,
  licence = 'none',
  facts = [],
  onGenerate,
  onUpload,
  onRegister,
  onStateChange,
  onLogin,
}: LicencePageProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [job, setJob] = useState<Job>();
  const [failure, setFailure] = useState('');
  const shown = state === 'none' ? licence : state;
  const isUsable = shown === 'valid' || shown === 'expiring';
  const titles = {
    none: t`系统未授权`,
    valid: t`系统已授权`,
    expiring: t`授权即将到期`,
    expired: t`授权已过期`,
    online: t`在线授权`,
    complete: t`授权完成`,
  };
  const advice = {
    none: t`服务器没有有效的授权，暂时无法使用。请导出申请文件交给供应商，收到授权文件后在此上传；能访问互联网的服务器也可以在线授权。`,
    valid: t`服务器的授权有效，可以登录使用。需要更换授权时，请在此上传新的授权文件。`,
    expiring: t`服务器的授权快要到期，到期前可以登录使用。请导出申请文件交给供应商，收到新的授权文件后在此上传。`,
    expired: t`服务器的授权已经到期。请导出申请文件交给供应商，收到新的授权文件后在此上传；能访问互联网的服务器也可以在线授权。`,
    online: t`服务器将连接授权中心取得授权，通常不到一分钟。请保持网络通畅。`,
    complete: t`服务器已取得授权，可以登录使用。`,
  };
  const run = async (name: Job, work: () => Promise<void>) => {
    if (job === name) return;
    setJob(name);
    setFailure('');
    try {
      await work();
    } catch (reason) {
      setFailure(reason instanceof Error && reason.message !== '' ? reason.message : t`操作没有完成，请重试。`);
    } finally {
      setJob((now) => (now === name ? undefined : now));
    }
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file) void run('upload', () => onUpload(file));
  };
  return (
    <main className={page}>
      <div className={card}>
        <div className={head}>
          <span className={picture} data-state={shown === 'valid' ? 'complete' : state}>
            <Icon of={icons[shown]} size={40} />
          </span>
          <h1 className={heading}>{titles[shown]}</h1>
        </div>
        <p className={words}>{advice[shown]}</p>
        {failure !== '' && <Alert tone="critical">{failure}</Alert>}
        {facts.length > 0 && <Descriptions items={facts} columns={1} />}
        <div className={actions}>
          {state === 'none' && (
            <>
              <input ref={input} type="file" hidden aria-label={t`授权文件`} onChange={choose} />
              <Button
                variant="primary"
                isPending={job === 'upload'}
                onPress={() => input.current?.click()}
              >{t`上传授权文件`}</Button>
              <Button
                isPending={job === 'generate'}
                onPress={() => void run('generate', onGenerate)}
              >{t`导出申请文件`}</Button>
              <Button onPress={() => onStateChange('online')}>{t`在线授权`}</Button>
            </>
          )}
          {state === 'online' && (
            <>
              <Button
                variant="primary"
                isPending={job === 'register'}
                onPress={() => void run('register', onRegister)}
              >{t`开始授权`}</Button>
              <Button onPress={() => onStateChange('none')}>{t`返回`}</Button>
            </>
          )}
          {(state === 'complete' || isUsable) && (
            <Button variant={isUsable ? 'secondary' : 'primary'} onPress={onLogin}>{t`去登录`}</Button>
          )}
        </div>
      </div>
    </main>
  );
}
