import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Link } from '@lattice/ui/Link';
import { TextField } from '@lattice/ui/TextField';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { errorText } from '../../base/errorText.ts';
import { pairing } from '../../features/display/display.css.ts';
import { useGo } from '../../navigation/Address.tsx';
import { session } from '../../session/session.ts';
import { isWall } from '../../session/startSession.ts';
import { signInByGrant } from '../../session/signIn/signInByGrant.ts';

/** The code behind a scanned address: it stands where no server ever sees it, and leaves the address at once. */
function scannedCode(): string {
  const code = location.hash.replace(/^#/, '');
  if (code !== '') history.replaceState(history.state, '', location.pathname);
  return code;
}

/** 大屏投屏: a wall is given a code, typed or scanned, and shows its scenes from then on. */
export function WallPairing() {
  const { t } = useLingui();
  const go = useGo();
  const { phase, user, display } = useSnapshot(session);
  const [code, setCode] = useState(scannedCode);
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState('');
  const [hasEnded] = useState(() => phase === 'out' && isWall());
  const isPerson = phase === 'in' && display === null;
  const name = user?.real_name ?? '';
  const open = async () => {
    setPending(true);
    setFault('');
    try {
      await signInByGrant({ grant_type: 'display_code', code: code.trim() });
      const [first] = session.display?.scenes ?? [];
      if (first !== undefined) go(first, { replace: true });
    } catch (error) {
      setFault(errorText(error));
      setPending(false);
    }
  };
  return (
    <form
      className={pairing}
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <Text as="h1" weight="bold">{t`大屏投屏`}</Text>
      {isPerson ? (
        <Alert>{t`这个浏览器已经登录为 ${name}。请在大屏的浏览器中打开本页。`}</Alert>
      ) : (
        <>
          {hasEnded && <Alert tone="info">{t`这块大屏的投屏已经结束。请输入新的投屏码。`}</Alert>}
          <Text as="p" tone="muted">{t`在画面右上方按“投屏”生成投屏码，在这里输入。`}</Text>
          {fault !== '' && <Alert tone="critical">{fault}</Alert>}
          <TextField label={t`投屏码`} value={code} onChange={setCode} isRequired autoComplete="off" />
          <Button type="submit" variant="primary" isPending={isPending} isDisabled={code.trim().length < 10}>
            {t`开始显示`}
          </Button>
          {hasEnded && <Link href="/login">{t`不再投屏，登录工作台`}</Link>}
        </>
      )}
    </form>
  );
}
