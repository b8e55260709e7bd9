import { Field } from '../../Field/Field.tsx';
import { Masked } from '../../Masked/Masked.tsx';
import * as css from '../Form.css.ts';
import type { CommonProps } from '../inputs/InputProps.ts';

interface MaskedItemProps {
  /** Label and id. */
  common: CommonProps;
  /** The value as it came, with stars. */
  masked: string;
  /** Asks for the clear value, given the reason. */
  onReveal: (reason: string) => Promise<string>;
}

/** A masked value under its label, with the way to see it for a reason. */
export function MaskedItem({ common, masked, onReveal }: MaskedItemProps) {
  return (
    <Field {...common} isCustom>
      {({ id }) => (
        <div id={id} className={css.masked}>
          <Masked label={common.label} masked={masked} onReveal={onReveal} />
        </div>
      )}
    </Field>
  );
}
