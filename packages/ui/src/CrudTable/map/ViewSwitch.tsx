import { useLingui } from '@lingui/react/macro';
import * as css from './ViewSwitch.css.ts';

interface ViewSwitchProps {
  /** The rows stand on the map. */
  isMap: boolean;
  onChange: (isMap: boolean) => void;
}

/** Shows the rows in the table or on the map. */
export function ViewSwitch({ isMap, onChange }: ViewSwitchProps) {
  const { t } = useLingui();
  const ways = [t`列表`, t`地图`];
  return (
    <div role="group" aria-label={t`显示方式`} className={css.ways}>
      {ways.map((label, at) => (
        <button
          key={label}
          type="button"
          className={css.way}
          aria-pressed={isMap === (at === 1)}
          onClick={() => onChange(at === 1)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
