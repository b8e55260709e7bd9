import { ComboBox } from '@lattice/ui/ComboBox';
import { useLingui } from '@lingui/react/macro';
import type { MenuRegister } from './useRegisters.ts';

interface RegisterFieldProps {
  /** The registers to choose from. */
  registers: readonly MenuRegister[];
  /** Path of the chosen one; '' for none. */
  value: string;
  onChange: (path: string) => void;
}

/** The choice of a register by a part of its name. */
export function RegisterField({ registers, value, onChange }: RegisterFieldProps) {
  const { t } = useLingui();
  return (
    <ComboBox
      label={t`登记表`}
      description={t`输入名称的一部分，从结果中选择。`}
      value={value}
      valueLabel={registers.find((one) => one.value === value)?.label ?? value}
      search={(text) =>
        Promise.resolve(
          registers.filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase())).slice(0, 50),
        )
      }
      isRequired
      autoFocus={value === ''}
      onChange={onChange}
    />
  );
}
