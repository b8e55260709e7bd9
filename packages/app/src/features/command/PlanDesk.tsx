import { recorddispatch } from '@lattice/api/resources/dispatch/recorddispatch';
import { intelligentPlan } from '@lattice/api/resources/project/intelligentPlan';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Dialog } from '@lattice/ui/Dialog';
import { Link } from '@lattice/ui/Link';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { lazyForm } from '../definitions/lazyForm.ts';
import { client } from '../../session/client.ts';
import { ActList } from './ActList.tsx';
import { command, type DispatchAct, refreshCommand } from './command.ts';
import { sides } from './command.css.ts';
import type { JournalRow } from './journal.ts';
import { PlanChecklist } from './PlanChecklist.tsx';
import { PlanThings } from './PlanThings.tsx';
import { type PlanStep, type RunningPlan, stepsOf, usersOf } from './plan.ts';

const PushDialog = lazyForm(recorddispatch.path, async () => (await import('./PushDialog.tsx')).PushDialog);
const UntickDialog = lazyForm(recorddispatch.path, async () => (await import('./UntickDialog.tsx')).UntickDialog);

interface PlanDeskProps {
  plan: RunningPlan;
  /** The journal of the plan. */
  lines: readonly JournalRow[];
  /** Whether the person may tick steps. */
  mayTick: boolean;
  /** Whether the person may end the response. */
  mayEnd: boolean;
  mayPush: boolean;
  onClose: () => void;
}

/** A response that goes on: its checklist with who did what and when, and whom and what the plan calls on. */
export function PlanDesk({ plan, lines, mayTick, mayEnd, mayPush, onClose }: PlanDeskProps) {
  const { t } = useLingui();
  const [busy, setBusy] = useState('');
  const [fault, setFault] = useState('');
  const [isWriting, setWriting] = useState(false);
  const [unticked, setUnticked] = useState<PlanStep | null>(null);
  const [acts, setActs] = useState<readonly DispatchAct[]>([]);
  const isDrill = plan.isDrill === 1;
  const act = async (name: string, work: () => Promise<unknown>) => {
    setBusy(name);
    setFault('');
    try {
      await work();
    } catch (error) {
      setFault(errorText(error));
    } finally {
      setBusy('');
      await refreshCommand();
    }
  };
  const end = () =>
    act('end', async () => {
      await client(intelligentPlan).submit({ id: plan.id, runStatus: '2' });
      onClose();
    });
  if (isWriting)
    return (
      <PushDialog
        place={null}
        to={usersOf(plan).join(',')}
        about={{ planId: plan.id }}
        isDrill={isDrill}
        onClose={() => setWriting(false)}
        onDone={(made) => setActs((before) => [...before, made])}
      />
    );
  if (unticked !== null)
    return (
      <UntickDialog
        step={unticked}
        onUntick={async (remark) => command.untickStep(plan.id, unticked.stepNo, remark)}
        onClose={() => setUnticked(null)}
      />
    );
  const footer = (
    <>
      {mayPush && <Button onPress={() => setWriting(true)}>{t`给工作组推送消息`}</Button>}
      {mayEnd && (
        <Button variant="critical" isPending={busy === 'end'} onPress={() => void end()}>
          {isDrill ? t`结束演练` : t`结束响应`}
        </Button>
      )}
    </>
  );
  const since = plan.lastStartTime ?? '';
  const replay = `/dispatch/replay?${new URLSearchParams({ plan: plan.id, name: plan.planName }).toString()}`;
  return (
    <Dialog
      title={isDrill ? t`演练：${plan.planName}` : plan.planName}
      width={1120}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={footer}
    >
      <Stack gap="md">
        {isDrill && <Alert tone="info">{t`这是演练：只记入调度记录，不发送任何通知。`}</Alert>}
        {fault !== '' && <Alert tone="critical">{fault}</Alert>}
        <ActList acts={acts} />
        <Text tone="muted">
          {t`启动于 ${since}`} · <Link href={replay}>{t`回放与报告`}</Link>
        </Text>
        <div className={sides}>
          <PlanChecklist
            steps={stepsOf(plan, lines)}
            since={since}
            busy={busy}
            {...(mayTick && {
              onTick: (stepNo: number) => void act(String(stepNo), async () => command.tickStep(plan.id, stepNo, '')),
              onUntick: setUnticked,
            })}
          />
          <PlanThings plan={plan} />
        </div>
      </Stack>
    </Dialog>
  );
}
