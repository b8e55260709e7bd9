import { permissionCode } from '@lattice/api/resource';
import { recorddispatch } from '@lattice/api/resources/dispatch/recorddispatch';
import { intelligentPlan } from '@lattice/api/resources/project/intelligentPlan';
import { Button } from '@lattice/ui/Button';
import { Panel } from '@lattice/ui/Panel';
import { Progress } from '@lattice/ui/Progress';
import { Tag } from '@lattice/ui/Tag';
import { Text } from '@lattice/ui/Text';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { stepsOf } from '../../features/command/plan.ts';
import { recordName, recordNote } from '../../features/scene/scene.css.ts';
import { useWays } from '../../features/scene/useWays.ts';
import { session } from '../../session/session.ts';
import { useCodes } from '../../session/useCodes.ts';
import { useRights } from '../../session/useRights.ts';
import { usePlan } from './command.ts';

const PlanDesk = lazyPart(async () => (await import('../../features/command/PlanDesk.tsx')).PlanDesk);
const PlanStart = lazyPart(async () => (await import('../../features/command/PlanStart.tsx')).PlanStart);

/** Roles that start and end a response, as the states of a plan name them. */
const STARTERS: readonly string[] = ['dispatcher', 'leader', 'administrator'];

/** The response plan that is being carried out with its next step; the desk ticks steps and ends it. */
export function CommandPlan() {
  const { t } = useLingui();
  const wayOf = useWays();
  const codes = useCodes();
  const { user, abilities, display } = useSnapshot(session);
  const { edit } = useRights(intelligentPlan);
  const { data, panel } = usePlan();
  const [open, setOpen] = useState<'desk' | 'start' | null>(null);
  const list = wayOf('/project/intelligentPlan');
  const mayRun = edit === true && (user?.role_name ?? '').split(',').some((role) => STARTERS.includes(role));
  const plan = data?.plan;
  const lines = data?.lines ?? [];
  const steps = plan ? stepsOf(plan, lines) : [];
  const done = steps.filter((step) => step.done !== undefined).length;
  const total = steps.length;
  const next = steps.find((step) => step.done === undefined)?.title ?? '';
  const button =
    display !== null ? null : plan ? (
      <Button size="small" variant="primary" onPress={() => setOpen('desk')}>{t`打开清单`}</Button>
    ) : (
      mayRun && <Button size="small" onPress={() => setOpen('start')}>{t`启动预案`}</Button>
    );
  return (
    <Panel title={t`响应中的预案`} {...panel} actions={button} height={52} {...(list !== undefined && { href: list })}>
      {plan ? (
        <>
          <span className={recordName}>
            {plan.isDrill === 1 && <Tag tone="info">{t`演练`}</Tag>} {plan.planName}
          </span>
          <Progress label={t`处置步骤`} value={total === 0 ? 0 : done / total} valueText={t`${done} / ${total} 步`} />
          <span className={recordNote}>{next === '' ? t`全部步骤已完成` : t`下一步：${next}`}</span>
        </>
      ) : (
        <Text tone="muted">{t`没有预案在响应`}</Text>
      )}
      {open === 'start' && <PlanStart onClose={() => setOpen(null)} />}
      {open === 'desk' && plan && (
        <PlanDesk
          plan={plan}
          lines={lines}
          mayTick={mayRun && abilities.includes('command')}
          mayEnd={mayRun}
          mayPush={codes?.has(permissionCode(recorddispatch, 'pushMessage')) === true}
          onClose={() => setOpen(null)}
        />
      )}
    </Panel>
  );
}
