import { Button } from '@lattice/ui/Button';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { browserStore } from '../../base/browserStore.ts';
import { invitation } from './home.css.ts';

const Tour = lazyPart(async () => (await import('./Tour.tsx')).Tour);
/** Key under which a browser remembers who was shown around. */
const keyOf = (account: string) => `toured-${account}`;

interface InvitationProps {
  /** The person's account; each is invited once. */
  account: string;
}

/** Offers a person who is here for the first time to be shown around. */
export function Invitation({ account }: InvitationProps) {
  const { t } = useLingui();
  const [state, setState] = useState<'asking' | 'touring' | 'over'>(() =>
    browserStore.read(keyOf(account)) === null ? 'asking' : 'over',
  );
  const end = () => {
    browserStore.write(keyOf(account), '1');
    setState('over');
  };
  if (state === 'over') return null;
  if (state === 'touring') return <Tour onEnd={end} />;
  return (
    <span className={invitation}>
      {t`第一次使用？用一分钟了解系统的主要部分。`}
      <Button onPress={() => setState('touring')}>{t`开始导览`}</Button>
      <Button variant="quiet" onPress={end}>{t`不再提示`}</Button>
    </span>
  );
}
