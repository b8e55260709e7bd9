/** What a field hands to its control: the ties between label, hint, error and input. */
export interface ControlProps {
  /** Id that the label points to. */
  id: string;
  /** Id of the hint or error, if any. */
  'aria-describedby': string | undefined;
  /** True while there is an error. */
  'aria-invalid': true | undefined;
  /** True when a value must be given. */
  'aria-required': true | undefined;
  /** Cannot be used. */
  disabled: boolean | undefined;
  /** Name in a native form. */
  name: string | undefined;
  /** Called when focus leaves. */
  onBlur: (() => void) | undefined;
  /** Takes focus on mount. */
  autoFocus: boolean | undefined;
}
