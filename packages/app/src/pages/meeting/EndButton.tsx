import { Button } from '@lattice/ui/Button';
import { ConfirmDialog } from '@lattice/ui/ConfirmDialog';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { meetings } from '../../features/meeting/meetings.ts';

/** Ends a meeting for everybody, once that is confirmed. */
export function EndButton({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="critical" onPress={() => setAsking(true)}>{t`结束会议`}</Button>
      <ConfirmDialog
        title={t`为所有人结束会议？`}
        names={[name]}
        action={t`结束会议`}
        tone="critical"
        isOpen={isAsking}
        onConfirm={async () => void (await meetings.end(id))}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
