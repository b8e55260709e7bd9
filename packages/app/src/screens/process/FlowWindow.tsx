import { Dialog } from '@lattice/ui/Dialog';
import { FlowPicture } from './FlowPicture.tsx';

/** Props of FlowWindow; of the two ids one is given. */
export interface FlowWindowProps {
  title: string;
  instanceId?: string;
  definitionId?: string;
  onClose: () => void;
}

/** A window with the diagram of a process. */
export function FlowWindow({ title, onClose, ...which }: FlowWindowProps) {
  return (
    <Dialog title={title} width={1120} isOpen onOpenChange={onClose} isDismissable>
      <FlowPicture {...which} label={title} height="min(32rem, 60vh)" />
    </Dialog>
  );
}
