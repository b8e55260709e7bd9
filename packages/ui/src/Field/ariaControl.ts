import type { ControlProps } from './ControlProps.ts';

/** The ties of a field in the words of React Aria, for controls that are not native inputs. */
export const ariaControl = (control: ControlProps, labelId: string) =>
  ({
    'aria-labelledby': labelId,
    'aria-describedby': control['aria-describedby'],
    autoFocus: control.autoFocus,
    isDisabled: control.disabled,
    isInvalid: control['aria-invalid'] ?? false,
    validationBehavior: 'aria',
  }) as const;
