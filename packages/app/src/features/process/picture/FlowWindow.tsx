import { Alert } from '@lattice/ui/Alert';
import { Dialog } from '@lattice/ui/Dialog';
import { FlowPicture } from './FlowPicture.tsx';

interface FlowWindowProps {
  title: string;
  instanceId?: string;
  definitionId?: string;
  /** Why the instance cannot go on; '' by default, while all is well. */
  incident?: string;
  onClose: () => void;
}

/** A window with the diagram of a process. */
export function FlowWindow({ title, incident = '', onClose, ...which }: FlowWindowProps) {
  return (
    <Dialog title={title} width={1120} isOpen onOpenChange={onClose} isDismissable>
      {incident !== '' && <Alert tone="critical">{incident}</Alert>}
      <FlowPicture {...which} label={title} height="min(32rem, 60vh)" />
    </Dialog>
  );
}
