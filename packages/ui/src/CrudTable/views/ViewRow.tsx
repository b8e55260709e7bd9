import { useLingui } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { isComposing } from '../../Field/isComposing.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { TextField } from '../../TextField/TextField.tsx';
import * as css from '../panels.css.ts';

interface ViewRowProps {
  name: string;
  /** Shows the list as the view says. */
  onOpen: () => void;
  /** Gives it another name; without it the name stays. */
  onRename?: ((name: string) => void) | undefined;
  /** Removes it, and what the button for that is called; without it the view stays. */
  removal?: { label: string; onPress: () => void } | undefined;
  /** What stands beside the name. */
  children: ReactNode;
}

/** A saved view: opened by its name, and given another one in its place. */
export function ViewRow({ name, onOpen, onRename, removal, children }: ViewRowProps) {
  const { t } = useLingui();
  const [next, setNext] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = next !== undefined;
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!isOpen)
    return (
      <li className={css.row}>
        <Button variant="quiet" className={css.grow} onPress={onOpen}>
          {name}
        </Button>
        {children}
        {onRename && (
          <IconButton ref={opener} label={t`改名：${name}`} onPress={() => setNext(name)}>
            <Icon of={Pencil} />
          </IconButton>
        )}
        {removal && (
          <IconButton {...removal}>
            <Icon of={Trash2} />
          </IconButton>
        )}
      </li>
    );
  const word = next.trim();
  return (
    <li>
      <form
        className={css.line}
        onSubmit={(event) => {
          event.preventDefault();
          if (word === '') return;
          if (word !== name) onRename?.(word);
          setNext(undefined);
        }}
      >
        <div className={css.grow}>
          <TextField
            label={t`视图的名称`}
            value={next}
            onChange={setNext}
            maxLength={20}
            isCompact
            autoFocus
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
              event.stopPropagation();
              setNext(undefined);
            }}
          />
        </div>
        <Button className={css.besideControl} onPress={() => setNext(undefined)}>{t`取消`}</Button>
        <Button type="submit" variant="primary" className={css.besideControl} isDisabled={word === ''}>
          {t`改名`}
        </Button>
      </form>
    </li>
  );
}
