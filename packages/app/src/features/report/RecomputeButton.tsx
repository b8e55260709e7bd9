import { freezing } from '@lattice/api/kpiCalls';
import { Button } from '@lattice/ui/Button';
import { ConfirmDialog } from '@lattice/ui/ConfirmDialog';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { transport } from '../../session/transport.ts';

const calls = freezing(transport);

interface RecomputeButtonProps {
  month: string;
  /** Called once the scores are others. */
  onDone: () => Promise<void>;
}

/** Works out the scores of a month anew from its records, once that was confirmed. */
export function RecomputeButton({ month, onDone }: RecomputeButtonProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" onPress={() => setAsking(true)}>{t`重新计算`}</Button>
      <ConfirmDialog
        title={t`按记录重新计算 ${month} 的得分？`}
        names={[]}
        action={t`重新计算`}
        isOpen={isAsking}
        onConfirm={async () => {
          const count = await calls.recompute(month);
          setAsking(false);
          toast.success(t`已重新计算 ${count} 名网格员的得分`);
          await onDone();
        }}
        onCancel={() => setAsking(false)}
      >
        {t`待考核的各项得分换成按记录计算的得分；加分、扣分和已经确认的考核不变。`}
      </ConfirmDialog>
    </>
  );
}
