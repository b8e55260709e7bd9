import { useLingui } from '@lingui/react/macro';
import { ChevronDown, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Field } from '../../Field/Field.tsx';
import * as frameCss from '../../Field/Field.css.ts';
import type { FieldProps } from '../../Field/FieldProps.ts';
import { focusById } from '../../Field/focusById.ts';
import * as overlay from '../../Field/overlay.css.ts';
import * as selectCss from '../../Select/Select.css.ts';
import { formatList } from '../../formatList/formatList.tsx';
import type { TreeRow } from '../../TreeSelect/tree.ts';
import { TreePanel } from '../../TreeSelect/TreePanel.tsx';
import * as treeCss from '../../TreeSelect/TreeSelect.css.ts';
import type { TreeSource } from '../../TreeSelect/TreeSource.ts';
import { useTree } from '../../TreeSelect/useTree.ts';
import * as css from './RefsField.css.ts';
import { useTitles } from './useTitles.ts';

interface RefsFieldProps extends FieldProps<readonly string[], HTMLButtonElement> {
  /** Where records come from, level by level; keep it the same object between renders. */
  source: TreeSource;
  /** Titles of ids, known before the tree is read. */
  titles?: Readonly<Record<string, string>>;
  /** Lets only the lowest nodes be chosen; those above them can still be opened. */
  only?: 'leaf' | undefined;
}

const none = {};

/** A choice of several nodes of a tree that stays open while choosing; each chosen one can be removed on its own. */
export function RefsField({ value, onChange, source, titles: given = none, only, ref, ...field }: RefsFieldProps) {
  const { t, i18n } = useLingui();
  const anchor = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const lazy = useTree(source);
  const [found, setFound] = useState<Readonly<Record<string, string>>>(none);
  const titles = useTitles(source, lazy.tree, value, { ...found, ...given });
  const mark = (title: string) => t`${title}（已选）`;
  const draw = (row: TreeRow): TreeRow =>
    row.kind === 'node' && value.includes(row.key)
      ? { ...row, node: { ...row.node, title: mark(row.node.title) } }
      : row;
  const show = (next: boolean) => {
    setOpen(next);
    if (next) lazy.load('');
  };
  const toggle = (id: string) => onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id]);
  const choose = (id: string, title?: string) => {
    if (title !== undefined) setFound((now) => ({ ...now, [id]: title }));
    toggle(id);
  };
  return (
    <Field {...field} isCustom text={formatList(titles, i18n.locale)}>
      {({ 'aria-required': _required, 'aria-invalid': isInvalid, ...control }, labelId) => (
        <div
          ref={anchor}
          className={`${frameCss.frame} ${css.frame}`}
          data-invalid={isInvalid}
          data-disabled={control.disabled || undefined}
        >
          {value.length > 0 && (
            <ul className={css.chips} aria-labelledby={labelId}>
              {value.map((id, at) => (
                <li key={id} className={css.chip}>
                  {titles[at]}
                  <button
                    type="button"
                    className={css.remove}
                    aria-label={t`移除${titles[at] ?? id}`}
                    disabled={control.disabled}
                    onClick={() => {
                      toggle(id);
                      focusById(control.id);
                    }}
                  >
                    <X size="1em" aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <button
            {...control}
            ref={ref}
            type="button"
            className={`${selectCss.trigger} ${css.trigger}`}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-labelledby={`${control.id}-value ${labelId}`}
            onClick={() => show(true)}
            onKeyDown={(event) => event.key === 'ArrowDown' && show(true)}
          >
            <span id={`${control.id}-value`} className={selectCss.value} data-placeholder>
              <span className={selectCss.valueText}>{value.length === 0 ? t`请选择` : t`继续选择`}</span>
            </span>
            <ChevronDown size="1em" aria-hidden className={selectCss.chevron} />
          </button>
          <Popover
            triggerRef={anchor}
            isOpen={isOpen}
            onOpenChange={show}
            offset={4}
            placement="bottom start"
            className={`${overlay.popover} ${treeCss.popover}`}
          >
            <Dialog aria-label={field.label} className={treeCss.dialog}>
              <TreePanel
                label={field.label}
                source={source}
                lazy={lazy}
                value=""
                only={only}
                draw={draw}
                onChoose={choose}
              />
            </Dialog>
          </Popover>
        </div>
      )}
    </Field>
  );
}
