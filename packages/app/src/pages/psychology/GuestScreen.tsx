import type { FinishedSheet } from '@lattice/api/psychology/answerCalls';
import type { GuestState } from '@lattice/api/psychology/linkCalls';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { Empty } from '@lattice/ui/Empty';
import { ErrorState } from '@lattice/ui/ErrorState';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { guests } from '../../features/psychology/answers.ts';
import { GuestPage } from '../../features/guest/GuestPage.tsx';
import { foot } from '../../features/psychology/guest.css.ts';
import { useGuest } from '../../features/psychology/useGuest.ts';
import { AnswerPart } from './AnswerPart.tsx';
import { FinishedPart } from './FinishedPart.tsx';
import { GuestBegin } from './GuestBegin.tsx';

interface GuestSheetProps {
  token: string;
  state: GuestState;
  onBegun: () => void;
  onFinished: () => void;
  onLeft: () => void;
}

function GuestSheet({ token, state: { offer, sheet, until }, onBegun, onFinished, onLeft }: GuestSheetProps) {
  const { t } = useLingui();
  const [finished, setFinished] = useState<FinishedSheet | null>(null);
  if (finished !== null) return <FinishedPart finished={finished} />;
  if (sheet === null) return <GuestBegin token={token} offer={offer} onBegun={onBegun} />;
  return (
    <Stack gap="md">
      <AnswerPart
        sheet={sheet}
        startsLarge
        keep={async (scaleDetailId, value) => guests.answer(token, scaleDetailId, value)}
        finish={async (isPartial) => {
          const result = await guests.finish(token, isPartial);
          onFinished();
          return result;
        }}
        onFinished={setFinished}
      />
      <div className={foot}>
        <Text size="small" tone="muted">{t`请在 ${until.slice(11, 16)} 前交卷。`}</Text>
        <Button size="small" variant="quiet" onPress={onLeft}>{t`不是本人，退出作答`}</Button>
      </div>
    </Stack>
  );
}

/** 扫码作答: a guest exchanges the code of a link for one sheet, and answers it without an account. */
export function GuestScreen() {
  const { t } = useLingui();
  const { found, fault, load, forget, leave } = useGuest();
  return (
    <GuestPage title={found?.state.offer.name ?? t`心理测评`}>
      <Card>
        {fault !== '' ? (
          <ErrorState title={t`现在不能作答`} message={fault} onRetry={() => void load()} />
        ) : found === undefined ? (
          <Skeleton kind="rows" count={6} />
        ) : found === null ? (
          <Empty title={t`请扫描二维码`} description={t`用手机扫描工作人员提供的二维码，就可以开始作答。`} />
        ) : (
          <GuestSheet
            token={found.token}
            state={found.state}
            onBegun={() => void load()}
            onFinished={forget}
            onLeft={leave}
          />
        )}
      </Card>
    </GuestPage>
  );
}
