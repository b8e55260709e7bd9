import { townZone } from '@lattice/api/townTime';
import type { SeparationState } from '@lattice/api/resources/blade-system/separation';
import { Alert } from '@lattice/ui/Alert';
import { Card } from '@lattice/ui/Card';
import { Empty } from '@lattice/ui/Empty';
import { Grid } from '@lattice/ui/Grid';
import { Page } from '@lattice/ui/Page';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { MandateCard } from '../../features/separation/MandateCard.tsx';
import { SeparationSteps } from '../../features/separation/SeparationSteps.tsx';
import { useSeparation } from '../../features/separation/useSeparation.ts';
import { session } from '../../session/session.ts';
import { useCodes } from '../../session/useCodes.ts';

function useTimeText(): (time: string) => string {
  const { i18n } = useLingui();
  return (time) =>
    Number.isNaN(Date.parse(time))
      ? ''
      : i18n.date(time, { dateStyle: 'medium', timeStyle: 'short', timeZone: townZone() });
}

/** Whether it is on, what waits, and what stands in the way. */
function Standing({ state }: { state: SeparationState }) {
  const { t } = useLingui();
  const timeText = useTimeText();
  const { isOn, since, request, obstacles } = state;
  return (
    <Card actions={<SeparationSteps state={state} />} title={isOn ? t`已启用` : t`未启用`}>
      <Stack gap="md">
        <Text tone="muted">
          {isOn && since !== ''
            ? t`自 ${timeText(since)} 起，三员各做各的工作，服务器拒绝其他人（包括超级管理员）代办。`
            : t`等级保护第三级要求系统管理、安全管理、审计管理由不同的人负责，互相制约。启用和停用都由系统管理员申请、安全管理员确认。`}
        </Text>
        {request !== null && (
          <Alert
            tone="warning"
            title={request.isOn ? t`申请启用，等待安全管理员确认` : t`申请停用，等待安全管理员确认`}
          >
            {t`${request.by} 于 ${timeText(request.time)} 提出。`}
          </Alert>
        )}
        {obstacles.length > 0 && (
          <Alert title={t`启用之前`}>
            <ul>
              {obstacles.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </Alert>
        )}
      </Stack>
    </Card>
  );
}

/** 三员分立: what the three administrators do, who they are, and how it is switched on and off by two people. */
export function Separation() {
  const { t } = useLingui();
  const { abilities } = useSnapshot(session);
  const codes = useCodes();
  const query = useSeparation();
  const { fetchStatus } = query;
  const { data, fault } = answerOf(query);
  if (!abilities.includes('separation'))
    return (
      <Page title={t`三员分立`}>
        <Card>
          <Empty title={t`当前服务不提供三员分立`} description={t`请在服务器上把账号、授权和审计交给不同的角色。`} />
        </Card>
      </Page>
    );
  if (codes !== undefined && data === undefined && fault === null && fetchStatus === 'idle')
    return (
      <Page title={t`三员分立`}>
        <Card>
          <Empty title={t`没有权限查看此页面`} />
        </Card>
      </Page>
    );
  if (fault !== null) return fault;
  if (data === undefined)
    return (
      <Page title={t`三员分立`}>
        <Card>
          <Skeleton kind="rows" count={6} />
        </Card>
      </Page>
    );
  return (
    <Page title={t`三员分立`}>
      <Stack gap="md">
        <Standing state={data} />
        <Grid columns={{ xs: 1, md: 3 }} gap="md">
          {data.roles.map((role) => (
            <MandateCard key={role.mandate} role={role} isOwn={role.mandate === data.mandate} />
          ))}
        </Grid>
        {data.bound.length > 0 && (
          <Text size="small" tone="muted">
            {data.isOn
              ? t`这些角色的管理权限现在不起作用：${data.bound.join(t`、`)}`
              : t`启用后，这些角色的管理权限不再起作用：${data.bound.join(t`、`)}`}
          </Text>
        )}
      </Stack>
    </Page>
  );
}
