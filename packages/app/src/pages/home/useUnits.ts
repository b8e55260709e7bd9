import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** The units of figures, by their number: 件, or event and events. */
export function useUnits() {
  const { t } = useLingui();
  return {
    events: (count = 0) => t`${plural(count, { other: '件' })}`,
    tasks: (count = 0) => t`${plural(count, { other: '项' })}`,
    items: (count = 0) => t`${plural(count, { other: '条' })}`,
  };
}
