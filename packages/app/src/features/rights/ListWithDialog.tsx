import { type Resource, permissionCode } from '@lattice/api/resource';
import { type CrudAction, CrudTable } from '@lattice/ui/CrudTable';
import type { LucideIcon } from 'lucide-react';
import { type ComponentType, useMemo, useState } from 'react';
import { useCodes } from '../../session/useCodes.ts';
import { useRegister } from '../register/RegisterTable.tsx';

interface ListWithDialogProps {
  definition: Resource;
  /** The action that opens the dialog, for those who may add. */
  label: string;
  icon: LucideIcon;
  Dialog: ComponentType<{ onClose: () => void }>;
}

/** A list whose records are also made in a dialog of their own. */
export function ListWithDialog({ definition, label, icon, Dialog }: ListWithDialogProps) {
  const register = useRegister(definition);
  const mayAdd = useCodes()?.has(permissionCode(definition, 'add')) === true;
  const [isOpen, setOpen] = useState(false);
  const actions = useMemo((): CrudAction[] => {
    const open = () => {
      setOpen(true);
      return Promise.resolve();
    };
    return mayAdd ? [{ id: 'dialog', label, icon, scope: 'toolbar', changesRows: false, run: open }] : [];
  }, [mayAdd, label, icon]);
  return (
    <>
      <CrudTable {...register} crudActions={actions} />
      {isOpen && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}
