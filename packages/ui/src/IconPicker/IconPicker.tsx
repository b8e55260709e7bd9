import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Field } from '../Field/Field.tsx';
import * as fieldCss from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/FieldProps.ts';
import { popover } from '../Field/overlay.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { iconNames, namedIcon } from '../Icon/namedIcon.ts';
import { includesText } from '../MenuSearch/titleMatch.ts';
import { usePinyin } from '../MenuSearch/usePinyin.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { boxKeys } from './boxKeys.ts';
import { blank, dialog, grid, none, panel, tile, trigger } from './IconPicker.css.ts';
import { iconWords } from './iconWords.ts';

/** The value is its name, such as `setting`. */
export interface IconPickerProps extends Omit<FieldProps<string>, 'ref'> {
  /** The names to choose from; default every name with a picture of its own. */
  names?: readonly string[];
}

/**
 * An icon chosen from a grid that can be searched by its name, the initials of its pinyin or its English word; arrow
 * keys move through it.
 */
export function IconPicker({ value, onChange, names = iconNames, ...field }: IconPickerProps) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const pinyinOf = usePinyin(isOpen);
  const word = (name: string) => {
    const known = iconWords[name];
    return known === undefined ? name : i18n._(known);
  };
  const found = names.filter((name) => includesText(word(name), [name], search, pinyinOf));
  const opened = (next: boolean) => {
    setOpen(next);
    setSearch('');
  };
  const choose = (name: string) => {
    onChange(name);
    opened(false);
  };
  return (
    <Field {...field} text={value === '' ? '' : word(value)} isCustom>
      {({ id, disabled, 'aria-describedby': describedBy, 'aria-invalid': isInvalid, autoFocus, onBlur }, labelId) => (
        <div className={fieldCss.frame} data-invalid={isInvalid} data-disabled={disabled || undefined}>
          <DialogTrigger isOpen={isOpen} onOpenChange={opened}>
            <Button
              id={id}
              isDisabled={disabled}
              autoFocus={autoFocus}
              onBlur={onBlur}
              aria-labelledby={`${labelId} ${id}-value`}
              aria-describedby={describedBy}
              className={value === '' ? `${trigger} ${blank}` : trigger}
            >
              {value !== '' && <Icon of={namedIcon(value)} />}
              <span id={`${id}-value`} className={fieldCss.message}>
                {value === '' ? t`请选择图标` : word(value)}
              </span>
              <Icon of={ChevronDown} />
            </Button>
            <Popover className={popover} placement="bottom start" offset={4}>
              <Dialog aria-label={t`选择${field.label}`} className={dialog}>
                <Group role="presentation" className={panel} onKeyDownCapture={boxKeys}>
                  <SearchField
                    label={t`按名称或拼音首字母查找`}
                    isCompact
                    autoFocus
                    value={search}
                    onChange={setSearch}
                    onSearch={(wanted) => wanted !== '' && found[0] !== undefined && choose(found[0])}
                  />
                  <ListBox
                    aria-label={field.label}
                    layout="grid"
                    className={grid}
                    items={found.map((name) => ({ id: name }))}
                    selectionMode="single"
                    selectedKeys={[value]}
                    onSelectionChange={(keys) =>
                      choose(keys === 'all' ? value : String(keys.values().next().value ?? value))
                    }
                    renderEmptyState={() => <div className={none}>{t`没有这个名称的图标`}</div>}
                  >
                    {({ id: name }) => (
                      <ListBoxItem id={name} textValue={word(name)} className={tile}>
                        <Icon of={namedIcon(name)} size={20} />
                        {word(name)}
                      </ListBoxItem>
                    )}
                  </ListBox>
                </Group>
              </Dialog>
            </Popover>
          </DialogTrigger>
        </div>
      )}
    </Field>
  );
}
