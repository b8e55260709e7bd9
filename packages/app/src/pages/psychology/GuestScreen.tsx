import { ErrorState } from '@lattice/ui/ErrorState';
import { Empty } from '@lattice/ui/Empty';
import { Skeleton } from '@lattice/ui/Skeleton';
import type { FinishedSheet } from '@lattice/api/psychology/answerCalls';
import type { GuestState } from '@lattice/api/psychology/linkCalls';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { browserStore } from '../../base/browserStore.ts';
import { errorText } from '../../base/errorText.ts';
import { guests } from '../../features/psychology/answers.ts';
import * as css from '../../features/psychology/guest.css.ts';
import { AnswerPart } from './AnswerPart.tsx';
import { FinishedPart } from './FinishedPart.tsx';
import { GuestBegin } from './GuestBegin.tsx';

const KEPT = 'scale-guest';

/** The code behind a scanned address: it stands where no server ever sees it, and leaves the address at once. */
function scannedCode(): string {
  const code = location.hash.replace(/^#/, '');
  if (code !== '') history.replaceState(history.state, '', location.pathname);
  return code;
}

interface GuestSheetProps {
  token: string;
  state: GuestState;
  onBegun: () => void;
  /** The telephone or tablet is handed to somebody else. */
  onLeft: () => void;
}

function GuestSheet({ token, state: { offer, sheet, until }, onBegun, onLeft }: GuestSheetProps) {
  const { t } = useLingui();
  const [finished, setFinished] = useState<FinishedSheet | null>(null);
  if (finished !== null) return <FinishedPart finished={finished} />;
  if (sheet === null) return <GuestBegin token={token} offer={offer} onBegun={onBegun} />;
  return (
    <>
      <AnswerPart
        sheet={sheet}
        startsLarge
        keep={async (scaleDetailId, value) => guests.answer(token, scaleDetailId, value)}
        finish={async (isPartial) => {
          const result = await guests.finish(token, isPartial);
          browserStore.write(KEPT, null, 'session');
          return result;
        }}
        onFinished={setFinished}
      />
      <Stack direction="row" gap="md" align="center" wrap>
        <Text size="small" tone="muted">{t`请在 ${until.slice(11, 16)} 前交卷。`}</Text>
        <Button size="small" variant="quiet" onPress={onLeft}>{t`不是本人，退出作答`}</Button>
      </Stack>
    </>
  );
}

/** 扫码作答: a guest exchanges the code of a link for one sheet, and answers it without an account. */
export function GuestScreen() {
  const { t } = useLingui();
  const [code, setCode] = useState(scannedCode);
  const { data, error, refetch } = useQuery({
    queryKey: ['guest', code],
    queryFn: async ({ signal }) => {
      const kept = browserStore.read(KEPT, 'session');
      const token = code !== '' && (kept === null || !kept.startsWith(`${code} `)) ? '' : (kept?.split(' ')[1] ?? '');
      if (code === '' && token === '') return null;
      const own = token === '' ? (await guests.open(code)).token : token;
      browserStore.write(KEPT, `${code === '' ? (kept?.split(' ')[0] ?? '') : code} ${own}`, 'session');
      return { token: own, state: await guests.state(own, { signal }) };
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const leave = () => {
    browserStore.write(KEPT, null, 'session');
    setCode('');
  };
  return (
    <main className={css.page}>
      <Text as="h1" size="title">
        {data?.state.offer.name ?? t`心理测评`}
      </Text>
      <Card>
        {error !== null ? (
          <ErrorState title={t`现在不能作答`} message={errorText(error)} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <Skeleton kind="rows" count={6} />
        ) : data === null ? (
          <Empty title={t`请扫描二维码`} description={t`用手机扫描工作人员提供的二维码，就可以开始作答。`} />
        ) : (
          <GuestSheet token={data.token} state={data.state} onBegun={() => void refetch()} onLeft={leave} />
        )}
      </Card>
    </main>
  );
}
