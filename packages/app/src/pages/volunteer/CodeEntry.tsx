import { Button } from '@lattice/ui/Button';
import { TextField } from '@lattice/ui/TextField';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import { CodeCamera } from '../../features/codes/CodeCamera.tsx';
import { form } from '../../features/guest/guest.css.ts';
import { codeIn } from '../../features/volunteers/activityCode.ts';

interface CodeEntryProps {
  /** Why the code before leads nowhere; '' at first. */
  fault: string;
  /** Asks for the code of a screen, which changes. */
  isLive?: boolean;
  onCode: (code: string) => void;
}

/** The code of an activity, typed or scanned in the page itself. */
export function CodeEntry({ fault, isLive = false, onCode }: CodeEntryProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const enter = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (codeIn(typed) !== '') onCode(codeIn(typed));
  };
  return (
    <form className={form} noValidate onSubmit={enter}>
      <TextField
        label={isLive ? t`现场签到码` : t`签到码`}
        description={isLive ? t`现场屏幕二维码下面的编码，每分钟更换` : t`二维码下面的八位编码`}
        isRequired
        value={typed}
        onChange={setTyped}
        {...(fault !== '' && { errorMessage: fault })}
      />
      <CodeCamera
        label={t`签到码`}
        onCode={(text) => {
          onCode(codeIn(text));
          return true;
        }}
      >
        <Button type="submit" variant="primary">
          {isLive ? <Trans>确认在现场</Trans> : <Trans>打开活动</Trans>}
        </Button>
      </CodeCamera>
    </form>
  );
}
