import { Button } from '@lattice/ui/Button';
import { Icon } from '@lattice/ui/Icon';
import { lazyPart } from '@lattice/ui/lazyPart';
import { TextField } from '@lattice/ui/TextField';
import { Trans, useLingui } from '@lingui/react/macro';
import { ScanLine } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { buttons, form } from '../../features/guest/guest.css.ts';
import { codeIn } from '../../features/volunteers/activityCode.ts';

const CodeScanner = lazyPart(async () => (await import('@lattice/ui/CodeScanner')).CodeScanner);

interface CodeEntryProps {
  /** Why the code before leads nowhere; '' at first. */
  fault: string;
  onCode: (code: string) => void;
}

/** The code of an activity, typed or scanned in the page itself. */
export function CodeEntry({ fault, onCode }: CodeEntryProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [isScanning, setScanning] = useState(false);
  const enter = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (codeIn(typed) !== '') onCode(codeIn(typed));
  };
  return (
    <form className={form} noValidate onSubmit={enter}>
      <TextField
        label={t`签到码`}
        description={t`二维码下面的八位编码`}
        isRequired
        value={typed}
        onChange={setTyped}
        {...(fault !== '' && { errorMessage: fault })}
      />
      <div className={buttons}>
        <Button type="submit" variant="primary">
          <Trans>打开活动</Trans>
        </Button>
        <Button
          icon={<Icon of={ScanLine} />}
          aria-expanded={isScanning}
          onPress={() => setScanning((before) => !before)}
        >
          {isScanning ? <Trans>关闭相机</Trans> : <Trans>用相机扫码</Trans>}
        </Button>
      </div>
      {isScanning && <CodeScanner label={t`签到码`} onCode={(text) => onCode(codeIn(text))} />}
    </form>
  );
}
