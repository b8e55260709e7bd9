import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import * as css from '../Field/Field.css.ts';

interface ClearButtonProps {
  /** Label of the input that it empties. */
  label: string;
  /** Empties the input. */
  onPress: () => void;
}

/** The small button that empties an input. */
export function ClearButton({ label, onPress }: ClearButtonProps) {
  const { t } = useLingui();
  return (
    <button type="button" className={css.action} aria-label={t`清除${label}`} title={t`清除`} onClick={onPress}>
      <X size="1em" aria-hidden />
    </button>
  );
}
