import type { OfferedScale, Offers } from '@lattice/api/psychology/answerCalls';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { Empty } from '@lattice/ui/Empty';
import { Page } from '@lattice/ui/Page';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { errorText } from '../../base/errorText.ts';
import { answers, placeOf } from '../../features/psychology/answers.ts';
import * as css from '../../features/psychology/psychology.css.ts';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { useGo } from '../../navigation/Address.tsx';
import { session } from '../../session/session.ts';
import { RespondentDialog } from './RespondentDialog.tsx';

interface OfferProps {
  offer: OfferedScale;
  isPending: boolean;
  onBegin: () => void;
}

function Offer({ offer, isPending, onBegin }: OfferProps) {
  const { t } = useLingui();
  const { name, intro, itemCount, planMinutes, openSheet, lastTime, nextDay } = offer;
  return (
    <Card>
      <div className={css.offer}>
        <Text as="h2" size="large">
          {name}
        </Text>
        <div className={css.facts}>
          <Text size="small" tone="muted">{t`${itemCount} 题`}</Text>
          {planMinutes !== null && <Text size="small" tone="muted">{t`约 ${planMinutes} 分钟`}</Text>}
          {lastTime !== '' && <Text size="small" tone="muted">{t`上次 ${lastTime.slice(0, 10)}`}</Text>}
        </div>
        <Text tone="muted">{intro}</Text>
        <Stack direction="row" gap="sm" align="center" wrap>
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={nextDay !== '' && openSheet === ''}
            onPress={onBegin}
          >
            {openSheet === '' ? t`开始测评` : t`继续作答`}
          </Button>
          {nextDay !== '' && openSheet === '' && <Text size="small" tone="muted">{t`${nextDay} 起可再测`}</Text>}
        </Stack>
      </div>
    </Card>
  );
}

function OpenSheets({ open }: { open: Offers['open'] }) {
  const { t } = useLingui();
  const go = useGo();
  return (
    <Card title={t`没有交卷的答卷（${open.length}）`}>
      <Stack gap="sm">
        {open.map(({ id, personName, scaleName, answeredCount, itemCount, startTime }, at) => (
          <div key={id || `#${at}`} className={css.tools}>
            <Text>
              {personName === '' ? scaleName : t`${personName} · ${scaleName}`}
              <Text
                size="small"
                tone="muted"
              >{t`　已答 ${answeredCount} / ${itemCount} 题，${startTime.slice(0, 16)} 开始`}</Text>
            </Text>
            <Button size="small" onPress={() => go(placeOf.sheet(id))}>{t`继续作答`}</Button>
          </div>
        ))}
      </Stack>
    </Card>
  );
}

/** The scales that grid members answer for themselves, or that are answered with residents. */
export function OffersScreen() {
  const { t } = useLingui();
  const go = useGo();
  const { sourceType = '1' } = useParams();
  const { abilities } = useSnapshot(session);
  const isKnown = abilities.includes('scales') && ['1', '2'].includes(sourceType);
  const isOwn = sourceType === '1';
  const [beginning, setBeginning] = useState('');
  const [requested, setRequested] = useState<OfferedScale | null>(null);
  const { data, fault } = answerOf(
    useQuery({
      queryKey: ['rows', 'psychological/appletanswerrecord', 'offered', sourceType],
      queryFn: ({ signal }) => answers.offered(sourceType, { signal }),
      enabled: isKnown,
      staleTime: 0,
    }),
  );
  const title = isOwn ? t`网格员测评量表` : t`群众测评量表`;
  const begin = async (offer: OfferedScale) => {
    if (!isOwn) return setRequested(offer);
    setBeginning(offer.id);
    await answers
      .begin({ appletScaleId: offer.id })
      .then(({ id }) => go(placeOf.sheet(id)))
      .catch((cause: unknown) => void toast.error(errorText(cause)));
    setBeginning('');
  };
  if (fault !== null) return fault;
  return (
    <Page title={title}>
      {isKnown ? (
        <Stack gap="md">
          <Alert>
            {isOwn
              ? t`结果只有您本人和心理咨询师能看到。请在安静的地方按真实感受作答，中途离开会自动保存。`
              : t`请先向受测人说明用途并征得同意，再由本人作答或逐题念给本人听。中途离开会自动保存。`}
          </Alert>
          {data === undefined ? (
            <Card>
              <Skeleton kind="rows" count={6} />
            </Card>
          ) : (
            <>
              {data.open.length > 0 && <OpenSheets open={data.open} />}
              {data.scales.length === 0 ? (
                <Card>
                  <Empty
                    title={data.mayAnswer ? t`现在没有开放的量表` : t`您的账号没有关联网格员`}
                    description={data.mayAnswer ? t`量表发布并显示后会出现在这里。` : t`这里是网格员为自己作答的地方。`}
                  />
                </Card>
              ) : (
                <ul className={css.offers}>
                  {data.scales.map((offer, at) => (
                    <li key={offer.id || `#${at}`} className={css.offered}>
                      <Offer offer={offer} isPending={beginning === offer.id} onBegin={() => void begin(offer)} />
                    </li>
                  ))}
                </ul>
              )}
            </>
          )}
        </Stack>
      ) : (
        <Card>
          <Empty title={t`当前服务不能在这里作答`} description={t`请在小程序中作答，结果会出现在测评记录里。`} />
        </Card>
      )}
      {requested && <RespondentDialog offer={requested} onClose={() => setRequested(null)} />}
    </Page>
  );
}
