import { type SeparationState, separation } from '@lattice/api/resources/blade-system/separation';
import { Button } from '@lattice/ui/Button';
import { ConfirmDialog } from '@lattice/ui/ConfirmDialog';
import { Stack } from '@lattice/ui/Stack';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { readableFailure } from '../../base/readableFailure.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';

interface Step {
  id: string;
  label: string;
  isMain: boolean;
  question: string;
  follows: string;
  done: string;
  make: () => Promise<unknown>;
}

/** The steps that the person may take now, in words. */
function useSteps({ isOn, may, request }: SeparationState): Step[] {
  const { t } = useLingui();
  const calls = client(separation);
  const wanted = request?.isOn ?? !isOn;
  const switching = wanted
    ? t`启用后，账号、授权和审计由三个人分别负责，超级管理员也不再能做其中任何一项。`
    : t`停用后，各角色按自己的权限工作，超级管理员重新可以做所有事情。`;
  const steps: Record<SeparationState['may'][number], Step[]> = {
    prepare: [
      {
        id: 'prepare',
        label: t`准备三员角色`,
        isMain: true,
        question: t`准备三员角色？`,
        follows: t`新建系统管理员、安全管理员、审计管理员三个角色，并授予各自的权限。之后请在“用户”中授予三个不同的人。`,
        done: t`已准备三员角色`,
        make: () => calls.prepare(),
      },
    ],
    ask: [
      {
        id: 'ask',
        label: isOn ? t`申请停用` : t`申请启用`,
        isMain: !isOn,
        question: isOn ? t`申请停用三员分立？` : t`申请启用三员分立？`,
        follows: `${switching}${t`安全管理员确认后生效。`}`,
        done: t`已提交申请，等待安全管理员确认`,
        make: () => calls.ask({ isOn: isOn ? 0 : 1 }),
      },
    ],
    withdraw: [
      {
        id: 'withdraw',
        label: t`撤回申请`,
        isMain: false,
        question: t`撤回申请？`,
        follows: t`撤回后可以重新申请。`,
        done: t`已撤回申请`,
        make: () => calls.withdraw(),
      },
    ],
    decide: [
      {
        id: 'refuse',
        label: t`拒绝`,
        isMain: false,
        question: t`拒绝申请？`,
        follows: t`三员分立保持现在的状态。`,
        done: t`已拒绝申请`,
        make: () => calls.decide({ agrees: 0 }),
      },
      {
        id: 'agree',
        label: wanted ? t`确认启用` : t`确认停用`,
        isMain: true,
        question: wanted ? t`启用三员分立？` : t`停用三员分立？`,
        follows: `${switching}${t`立即生效，并记入审计日志。`}`,
        done: wanted ? t`三员分立已启用` : t`三员分立已停用`,
        make: () => calls.decide({ agrees: 1 }),
      },
    ],
  };
  return may.flatMap((one) => steps[one]);
}

/** Buttons of what the person may do about the separation, each asked first; menus and rights are read again after. */
export function SeparationSteps({ state }: { state: SeparationState }) {
  const steps = useSteps(state);
  const [requested, setRequested] = useState<Step | null>(null);
  const take = async ({ make, done }: Step) => {
    await readableFailure(make());
    setRequested(null);
    toast.success(done);
    await queryClient.invalidateQueries();
  };
  if (steps.length === 0) return null;
  return (
    <Stack direction="row" gap="sm" wrap>
      {steps.map((step) => (
        <Button key={step.id} variant={step.isMain ? 'primary' : 'secondary'} onPress={() => setRequested(step)}>
          {step.label}
        </Button>
      ))}
      {requested !== null && (
        <ConfirmDialog
          title={requested.question}
          names={[]}
          action={requested.label}
          isOpen
          onConfirm={() => take(requested)}
          onCancel={() => setRequested(null)}
        >
          {requested.follows}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
