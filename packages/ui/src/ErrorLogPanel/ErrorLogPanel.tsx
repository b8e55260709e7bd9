import { useLingui } from '@lingui/react/macro';
import { Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Empty } from '../Empty/Empty.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ErrorLogTable, type ErrorLog } from './ErrorLogTable.tsx';
import { panel, tools } from './ErrorLogPanel.css.ts';

export type { ErrorLog } from './ErrorLogTable.tsx';

export interface ErrorLogPanelProps {
  /** The errors kept in this browser, newest first. */
  logs: readonly ErrorLog[];
  /** Sends them to the server, after the question; a rejection is shown in the question. */
  onUpload: () => Promise<void>;
  /** Forgets them, after the question; a rejection is shown in the question. */
  onClear: () => Promise<void>;
}

type Step = 'upload' | 'clear';

/** The errors that happened in this browser, to be sent to the server or cleared. */
export function ErrorLogPanel({ logs, onUpload, onClear }: ErrorLogPanelProps) {
  const { t } = useLingui();
  const [requested, setRequested] = useState<Step>('upload');
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState<Step>();
  const texts = {
    upload: { title: t`确定上传本地日志到服务器?`, action: t`上传`, done: t`发送成功!` },
    clear: { title: t`确定清空本地日志记录?`, action: t`清空`, done: t`清空成功!` },
  };
  const ask = (step: Step) => {
    setDone(undefined);
    setRequested(step);
    setAsking(true);
  };
  const confirm = async () => {
    await (requested === 'upload' ? onUpload() : onClear());
    setAsking(false);
    setDone(requested);
  };
  const isEmpty = logs.length === 0;
  const question = texts[requested];
  return (
    <div className={panel}>
      <div className={tools}>
        <Button
          variant="primary"
          icon={<Icon of={Upload} />}
          isDisabled={isEmpty}
          onPress={() => ask('upload')}
        >{t`上传服务器`}</Button>
        <Button
          variant="critical"
          icon={<Icon of={Trash2} />}
          isDisabled={isEmpty}
          onPress={() => ask('clear')}
        >{t`清空本地日志`}</Button>
      </div>
      {done && <Alert tone="success">{texts[done].done}</Alert>}
      {isEmpty ? <Empty title={t`没有错误记录`} /> : <ErrorLogTable logs={logs} />}
      <ConfirmDialog
        title={question.title}
        names={[]}
        action={question.action}
        tone={requested === 'clear' ? 'critical' : 'normal'}
        isOpen={isAsking}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
