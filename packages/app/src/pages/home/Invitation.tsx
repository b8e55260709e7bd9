import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { browserStore } from '../../base/browserStore.ts';

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
    <Card>
      <Stack direction="row" justify="between" align="center" wrap>
        <Text>{t`第一次使用？用一分钟了解系统的主要部分。`}</Text>
        <Stack direction="row" gap="sm">
          <Button variant="quiet" onPress={end}>{t`不再提示`}</Button>
          <Button onPress={() => setState('touring')}>{t`开始导览`}</Button>
        </Stack>
      </Stack>
    </Card>
  );
}
