import type { CodedActivity, VolunteerTurn } from '@lattice/api/volunteerCalls';
import { Card } from '@lattice/ui/Card';
import { Descriptions } from '@lattice/ui/Descriptions';
import { Link } from '@lattice/ui/Link';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import { errorText } from '../../base/errorText.ts';
import { GuestPage } from '../../features/guest/GuestPage.tsx';
import { codeIn, volunteers } from '../../features/volunteers/activityCode.ts';
import { session } from '../../session/session.ts';
import { CodeEntry } from './CodeEntry.tsx';
import { isAway } from './stepsFor.ts';
import { StepsPart } from './StepsPart.tsx';
import { TurnPart } from './TurnPart.tsx';

interface Outcome {
  of: string;
  data?: CodedActivity;
  fault: string;
}

const nothing: Outcome = { of: '', fault: '' };

/** The activity of a code, or why there is none; pages before the session have no cache of answers. */
function useActivity(code: string) {
  const [outcome, setOutcome] = useState(nothing);
  const read = useCallback(
    async () =>
      volunteers.activity(code).then(
        (data) =>
          setOutcome((before) => ({
            of: code,
            // Read again, a code of a screen is out of date; what it was exchanged for is kept.
            data: { ...data, ticket: data.ticket || (before.of === code ? (before.data?.ticket ?? '') : '') },
            fault: '',
          })),
        (error: unknown) => setOutcome({ of: code, fault: errorText(error) }),
      ),
    [code],
  );
  useEffect(() => {
    if (code !== '') void read();
  }, [code, read]);
  return { ...(outcome.of === code ? outcome : nothing), read };
}

/** 志愿活动: a volunteer without an account signs up for the activity of a code, checks in and out. */
export function VolunteerScreen() {
  const { t } = useLingui();
  const { hash } = useLocation();
  const { phase } = useSnapshot(session);
  const [code, setCode] = useState(() => codeIn(hash));
  const [turn, setTurn] = useState<VolunteerTurn | null>(null);
  const { data, fault, read } = useActivity(code);
  const isOpen = code !== '' && fault === '';
  const enter = (next: string) => (next === code ? void read() : setCode(next));
  return (
    <GuestPage title={data?.activityName ?? t`志愿活动`}>
      {!isOpen && (
        <Card>
          <CodeEntry fault={fault} onCode={enter} />
        </Card>
      )}
      {isOpen && data === undefined && (
        <Card>
          <Skeleton kind="rows" count={6} />
        </Card>
      )}
      {isOpen && data !== undefined && (
        <>
          <Card>
            <Descriptions
              items={[
                { label: t`时间`, value: t`${data.startTime} 至 ${data.endTime}` },
                { label: t`地点`, value: data.address },
                { label: t`报名截止`, value: data.signUpDeadline },
                { label: t`报名人数`, value: t`${data.signedCount} / ${data.recruitCount} 人` },
                { label: t`奖励积分`, value: data.rewardPoints === 0 ? '' : String(data.rewardPoints) },
                { label: t`招募要求`, value: data.requirement },
              ]}
            />
          </Card>
          {turn !== null && <TurnPart turn={turn} />}
          {isAway(data) && (
            <Card title={t`在现场签到、签退`}>
              <CodeEntry isLive fault={code.includes('-') ? t`这个编码已经更换，请再扫一次` : ''} onCode={enter} />
            </Card>
          )}
          <Card>
            <StepsPart
              code={code}
              activity={data}
              turn={turn}
              onTurn={(next) => {
                setTurn(next);
                if (next !== null) void read();
              }}
            />
          </Card>
          {phase === 'in' && (
            <Link href={`/project/volunteRecord/${data.id}/${encodeURIComponent(data.activityName)}`}>
              <Trans>工作人员：查看报名与签到名单</Trans>
            </Link>
          )}
        </>
      )}
    </GuestPage>
  );
}
