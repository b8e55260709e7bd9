import { Button } from '@lattice/ui/Button';
import { Icon } from '@lattice/ui/Icon';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { Circle, CircleStop } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { meetings } from '../../features/meeting/meetings.ts';

/** Has the meeting recorded at its LiveKit server, or ends that; everybody is told that it is recorded. */
export function RecordButton({ id, isRecorded }: { id: string; isRecorded: boolean }) {
  const { t } = useLingui();
  const [isPending, setPending] = useState(false);
  const press = () => {
    setPending(true);
    meetings
      .record(id, !isRecorded)
      .catch((error: unknown) => toast.error(errorText(error)))
      .finally(() => setPending(false));
  };
  return (
    <Button icon={<Icon of={isRecorded ? CircleStop : Circle} />} isPending={isPending} onPress={press}>
      {isRecorded ? t`结束录制` : t`开始录制`}
    </Button>
  );
}
