import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { ImportDialog, type ImportDialogProps } from './ImportDialog.tsx';

/** The import behind a button, as stories open it; it is mounted while it is open. */
export function ImportOpener(props: ImportDialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>打开</Button>
      {isOpen && <ImportDialog {...props} isOpen onOpenChange={setOpen} />}
    </>
  );
}
