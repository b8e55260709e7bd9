import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Field } from '../Field/Field.tsx';
import * as frameCss from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/FieldProps.ts';
import { focusById } from '../Field/focusById.ts';
import * as overlay from '../Field/overlay.css.ts';
import { ClearButton } from '../Select/ClearButton.tsx';
import * as selectCss from '../Select/Select.css.ts';
import { TreePanel } from './TreePanel.tsx';
import * as css from './TreeSelect.css.ts';
import type { TreeSource } from './TreeSource.ts';
import { useTitle } from './useTitle.ts';
import { useTree } from './useTree.ts';

export type { TreeFound, TreeHit, TreeNode, TreeSource } from './TreeSource.ts';

/** The value is an id, '' for none. */
export interface TreeSelectProps extends FieldProps<string, HTMLButtonElement> {
  /** Where nodes come from, level by level; keep it the same object between renders. */
  source: TreeSource;
  /** Title of the value, known before the tree is read. */
  valueLabel?: string;
  /** Shown while nothing is chosen; default 请选择. */
  placeholder?: string;
  /** Lets the user clear the choice; default the opposite of `isRequired`. */
  isClearable?: boolean;
  /** Lets only the lowest nodes be chosen; those above them can still be opened. */
  only?: 'leaf' | undefined;
}

/** A choice of one node of a tree that is read as it is opened. */
export function TreeSelect({
  value,
  onChange,
  source,
  valueLabel,
  placeholder,
  isClearable,
  only,
  ref,
  ...field
}: TreeSelectProps) {
  const { t } = useLingui();
  const anchor = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const lazy = useTree(source);
  const [found, setFound] = useState<{ id: string; title: string | undefined }>();
  const title = useTitle(source, lazy.tree, value, valueLabel ?? (found?.id === value ? found.title : undefined));
  const show = (next: boolean) => {
    setOpen(next);
    if (next) lazy.load('');
  };
  const choose = (id: string, titleFound?: string) => {
    setFound({ id, title: titleFound });
    onChange(id);
    show(false);
  };
  return (
    <Field {...field} isCustom text={title}>
      {({ 'aria-required': _required, 'aria-invalid': isInvalid, ...control }, labelId) => (
        <div
          ref={anchor}
          className={frameCss.frame}
          data-invalid={isInvalid}
          data-disabled={control.disabled || undefined}
        >
          <button
            {...control}
            ref={ref}
            type="button"
            className={selectCss.trigger}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-labelledby={`${control.id}-value ${labelId}`}
            onClick={() => show(true)}
            onKeyDown={(event) => event.key === 'ArrowDown' && show(true)}
          >
            <span id={`${control.id}-value`} className={selectCss.value} data-placeholder={value === '' || undefined}>
              <span className={selectCss.valueText}>{value === '' ? (placeholder ?? t`请选择`) : title}</span>
            </span>
            <ChevronDown size="1em" aria-hidden className={selectCss.chevron} />
          </button>
          {(isClearable ?? !field.isRequired) && value !== '' && !field.isDisabled && (
            <ClearButton
              label={field.label}
              onPress={() => {
                onChange('');
                focusById(control.id);
              }}
            />
          )}
          {isOpen && (
            <Popover
              triggerRef={anchor}
              isOpen={isOpen}
              onOpenChange={show}
              offset={4}
              placement="bottom start"
              className={`${overlay.popover} ${css.popover}`}
            >
              <Dialog aria-label={field.label} className={css.dialog}>
                <TreePanel
                  label={field.label}
                  source={source}
                  lazy={lazy}
                  value={value}
                  only={only}
                  onChoose={choose}
                />
              </Dialog>
            </Popover>
          )}
        </div>
      )}
    </Field>
  );
}
