import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import type { Option } from '../Field/Option.ts';
import * as css from '../Field/overlay.css.ts';

interface OptionListProps {
  /** The choices, in order. */
  options: readonly Option[];
}

/** The choices of a select, in a popover under its trigger. */
export function OptionList({ options }: OptionListProps) {
  const { t } = useLingui();
  return (
    <Popover className={css.popover} offset={4}>
      <ListBox
        className={css.list}
        items={options}
        renderEmptyState={() => <div className={css.empty}>{t`没有可选项`}</div>}
      >
        {(option) => (
          <ListBoxItem id={option.value} textValue={option.label} isDisabled={option.isDisabled} className={css.option}>
            {({ isSelected }) => (
              <>
                {option.tone !== undefined && <span className={`${css.dot} ${css.tone[option.tone]}`} />}
                <span className={css.optionLabel}>{option.label}</span>
                {isSelected && <Check size="1em" aria-hidden />}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
