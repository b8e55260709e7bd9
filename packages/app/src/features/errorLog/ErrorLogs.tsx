import { oauth } from '@lattice/api/resources/blade-auth/oauth';
import { Badge } from '@lattice/ui/Badge';
import { Dialog } from '@lattice/ui/Dialog';
import { ErrorLogPanel } from '@lattice/ui/ErrorLogPanel';
import { Icon } from '@lattice/ui/Icon';
import { BarButton } from '@lattice/ui/TopBar';
import { useLingui } from '@lingui/react/macro';
import { Bug } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { errorText } from '../../base/errorText.ts';
import { client } from '../../session/client.ts';
import { useToolRequest } from '../../base/toolRequest.ts';
import { clearErrors, errorLog } from './errorLog.ts';

const send = async () => {
  try {
    await client(oauth).reportErrors({ logs: errorLog.logs });
  } catch (error) {
    throw new Error(errorText(error), { cause: error });
  }
};

interface ErrorLogsProps {
  /** Whether there is no room for the button; the command palette opens them then. */
  isHidden: boolean;
}

/** The errors of this browser, to be sent to the server or cleared. */
export function ErrorLogs({ isHidden }: ErrorLogsProps) {
  const { t } = useLingui();
  const { logs } = useSnapshot(errorLog);
  const [isOpen, setOpen] = useState(false);
  const count = logs.length;
  useToolRequest('errors', () => setOpen(true));
  return (
    <>
      {!isHidden && (
        <BarButton label={t`错误日志`} onPress={() => setOpen(true)}>
          <Badge count={count} label={t`${count} 条错误`}>
            <Icon of={Bug} />
          </Badge>
        </BarButton>
      )}
      <Dialog title={t`错误日志`} width={960} isOpen={isOpen} onOpenChange={setOpen} isDismissable>
        <ErrorLogPanel logs={logs} onUpload={send} onClear={async () => clearErrors()} />
      </Dialog>
    </>
  );
}
