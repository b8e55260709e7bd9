import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { ComboBox } from '../../ComboBox/ComboBox.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import * as css from '../FlowDesigner.css.ts';
import type { PeopleSource } from './useDirectory.ts';

interface PeopleFieldProps {
  label: string;
  /** Ids of the chosen, in order; expressions stand as they are. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  source: PeopleSource;
}

/** Several people: each is searched for and added, and can be taken away on its own. */
export function PeopleField({ label, value, onChange, source }: PeopleFieldProps) {
  const { t } = useLingui();
  return (
    <div className={css.fields}>
      <ComboBox
        key={value.join(',')}
        label={label}
        value=""
        search={source.search}
        placeholder={t`输入姓名添加`}
        isCompact
        onChange={(id) => {
          if (id !== '' && !value.includes(id)) onChange([...value, id]);
        }}
      />
      {value.length > 0 && (
        <ul className={css.chips} aria-label={label}>
          {value.map((id) => {
            const name = source.nameOf(id);
            return (
              <li key={id} className={css.chip}>
                {name}
                <IconButton
                  size="small"
                  label={t`移除${name}`}
                  onPress={() => onChange(value.filter((one) => one !== id))}
                >
                  <Icon of={X} />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
