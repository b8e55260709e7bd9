import { ChevronDown, type LucideIcon } from 'lucide-react';
import { type CSSProperties, type ReactNode, type Ref, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import * as frameCss from '../Field/Field.css.ts';
import { focusById } from '../Field/focusById.ts';
import * as overlay from '../Field/overlay.css.ts';
import { ClearButton } from './ClearButton.tsx';
import * as css from './Select.css.ts';

interface PickerFieldProps extends Omit<FieldFrameProps, 'children' | 'isCustom' | 'text' | 'counter'> {
  ref: Ref<HTMLButtonElement> | undefined;
  /** The choice in words; '' for none. */
  text: string;
  /** Shown while nothing is chosen. */
  placeholder: string;
  /** Sign at the end; default an arrow down. */
  icon?: LucideIcon;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Takes the choice back; without it there is no button for it. */
  onClear: (() => void) | undefined;
  /** Looks of the panel: classes of its popover and its dialog. */
  popoverClass?: string;
  popoverStyle?: CSSProperties;
  dialogClass: string;
  /** The panel in which one chooses; it is drawn while it is open. */
  children: ReactNode;
}

/** A button that shows a choice and opens the panel in which another is taken. */
export function PickerField({
  ref,
  text,
  placeholder,
  icon: Icon = ChevronDown,
  isOpen,
  onOpenChange,
  onClear,
  popoverClass,
  popoverStyle,
  dialogClass,
  children,
  ...field
}: PickerFieldProps) {
  const anchor = useRef<HTMLDivElement>(null);
  return (
    <Field {...field} isCustom text={text}>
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
            className={css.trigger}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-labelledby={`${control.id}-value ${labelId}`}
            onClick={() => onOpenChange(true)}
            onKeyDown={(event) => event.key === 'ArrowDown' && onOpenChange(true)}
          >
            <span id={`${control.id}-value`} className={css.value} data-placeholder={text === '' || undefined}>
              <span className={css.valueText} title={text}>
                {text === '' ? placeholder : text}
              </span>
            </span>
            <Icon size="1.1em" aria-hidden className={css.chevron} />
          </button>
          {onClear !== undefined && text !== '' && !field.isDisabled && (
            <ClearButton
              label={field.label}
              onPress={() => {
                onClear();
                focusById(control.id);
              }}
            />
          )}
          {isOpen && (
            <Popover
              triggerRef={anchor}
              isOpen
              onOpenChange={onOpenChange}
              offset={4}
              placement="bottom start"
              className={popoverClass === undefined ? overlay.popover : `${overlay.popover} ${popoverClass}`}
              style={popoverStyle ?? {}}
            >
              <Dialog aria-label={field.label} className={dialogClass}>
                {children}
              </Dialog>
            </Popover>
          )}
        </div>
      )}
    </Field>
  );
}
