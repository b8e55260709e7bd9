import { Field } from '../../Field/Field.tsx';
import { readOnly } from '../../Field/Field.css.ts';
import { bar } from '../../Skeleton/Skeleton.css.ts';
import type { CommonProps } from './InputProps.ts';

interface ComingWordsProps {
  /** Label and id. */
  common: CommonProps;
}

/**
 * The place of a value that is only read while its words are looked up: as tall as they will be, and never its code.
 */
export function ComingWords({ common }: ComingWordsProps) {
  return (
    <Field {...common} isCustom>
      {({ id }) => (
        <div id={id} className={readOnly} aria-busy>
          <div aria-hidden className={bar} style={{ inlineSize: '6em' }} />
        </div>
      )}
    </Field>
  );
}
