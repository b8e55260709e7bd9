import { useLingui } from '@lingui/react/macro';
import { Search, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { veil } from '../Dialog/Dialog.css.ts';
import { isComposing } from '../Field/isComposing.ts';
import { Icon } from '../Icon/Icon.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { box, detail, entry, find, heading, input, list, nothing, sheet, top, words } from './QuickList.css.ts';

/** Something that can be found. */
export interface QuickItem {
  /** What it is known by. */
  id: string;
  /** The text. */
  label: string;
  /** Where it belongs, or its keys. */
  detail?: string;
  /** Its picture. */
  icon?: LucideIcon;
}

/** Finds that belong together. */
export interface QuickGroup {
  /** Its name; '' draws none. */
  label: string;
  /** The finds, in order. */
  items: readonly QuickItem[];
}

interface QuickListProps {
  /** What it searches: its name for screen readers and the placeholder. */
  title: string;
  /** What is searched for. */
  query: string;
  /** Called with what is typed. */
  onQueryChange: (query: string) => void;
  /** What was found. */
  groups: readonly QuickGroup[];
  /** Called with what was chosen. */
  onChoose: (id: string) => void;
  /** Called when it wants to close: Esc or a press outside. */
  onClose: () => void;
}

/** An overlay with a combobox: arrows move through what was found, Enter chooses, Esc closes. */
export function QuickList(props: QuickListProps) {
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      className={`${veil} ${top}`}
    >
      <Modal className={box}>
        <Dialog aria-label={props.title} className={sheet}>
          <Sheet {...props} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Sheet({ title, query, onQueryChange, groups, onChoose }: QuickListProps) {
  const { t } = useLingui();
  const base = useId();
  const [at, setAt] = useState(0);
  const items = groups.flatMap((group) => group.items);
  const active = Math.min(at, items.length - 1);
  const count = items.length;
  useEffect(() => {
    document.getElementById(`${base}${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [base, active]);
  const idOf = (index: number) => `${base}${index}`;
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || count === 0) return;
    const moves: Record<string, number> = {
      ArrowDown: (active + 1) % count,
      ArrowUp: (active + count - 1) % count,
      PageDown: Math.min(active + 8, count - 1),
      PageUp: Math.max(active - 8, 0),
    };
    const next = moves[event.key];
    const item = items[active];
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (next !== undefined) setAt(next);
    else if (item) onChoose(item.id);
  };
  const filled = groups.filter((group) => group.items.length > 0);
  const startOf = (nth: number) => filled.slice(0, nth).reduce((sum, group) => sum + group.items.length, 0);
  return (
    <>
      <div className={entry}>
        <Icon of={Search} size="18px" />
        <input
          className={input}
          role="combobox"
          aria-label={title}
          aria-expanded={count > 0}
          aria-controls={`${base}list`}
          aria-autocomplete="list"
          aria-activedescendant={count > 0 ? idOf(active) : undefined}
          placeholder={title}
          autoFocus
          autoComplete="off"
          spellCheck={false}
          value={query}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setAt(0);
            onQueryChange(event.target.value);
          }}
        />
      </div>
      <div role="status" className={visuallyHidden}>{t`找到 ${count} 项`}</div>
      {count === 0 ? (
        <div id={`${base}list`} className={nothing}>{t`没有找到，请换一个词再试。`}</div>
      ) : (
        <div id={`${base}list`} role="listbox" aria-label={title} className={list}>
          {filled.map((group, nth) => (
            <div key={group.label} role="group" aria-label={group.label || title}>
              {group.label !== '' && (
                <div className={heading} aria-hidden="true">
                  {group.label}
                </div>
              )}
              {group.items.map((item, place) => {
                const here = startOf(nth) + place;
                return (
                  <div
                    key={item.id}
                    id={idOf(here)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={here === active}
                    className={find}
                    onPointerMove={() => setAt(here)}
                    onPointerUp={() => onChoose(item.id)}
                  >
                    {item.icon && <Icon of={item.icon} />}
                    <span className={words}>{item.label}</span>
                    {item.detail !== undefined && <span className={detail}>{item.detail}</span>}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
