import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Dialog } from '../Dialog/Dialog.tsx';
import { isComposing } from '../Field/isComposing.ts';
import { isTyping } from './isTyping.ts';
import { groups as groupsStyle, heading, key as keyStyle, keys as keysStyle, line } from './ShortcutHelp.css.ts';

/** Shortcuts that belong together. */
export interface ShortcutGroup {
  /** Where they work. */
  label: string;
  /** What each does and its keys, pressed together. */
  shortcuts: readonly { label: string; keys: readonly string[] }[];
}

export interface ShortcutHelpProps {
  /** The shortcuts, by group. */
  groups: readonly ShortcutGroup[];
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called with true at `?`, and with false when it wants to close. */
  onOpenChange: (isOpen: boolean) => void;
  /** Whether `?` opens it (WCAG 2.2, 2.1.4: single keys can be switched off); default true. */
  isKeyEnabled?: boolean;
}

/** The list of keyboard shortcuts; `?` opens it from anywhere but a field. */
export function ShortcutHelp({ groups, isOpen, onOpenChange, isKeyEnabled = true }: ShortcutHelpProps) {
  const { t } = useLingui();
  useEffect(() => {
    if (!isKeyEnabled) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (
        !/^[?？]$/.test(event.key) ||
        event.ctrlKey ||
        event.altKey ||
        event.metaKey ||
        isComposing(event) ||
        isTyping(event)
      )
        return;
      event.preventDefault();
      onOpenChange(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isKeyEnabled, onOpenChange]);
  return (
    <Dialog title={t`键盘快捷键`} width={720} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <div className={groupsStyle}>
        {groups.map((group) => (
          <section key={group.label}>
            <h3 className={heading}>{group.label}</h3>
            <dl>
              {group.shortcuts.map(({ label, keys }) => (
                <div key={label} className={line}>
                  <dt>{label}</dt>
                  <dd className={keysStyle}>
                    {keys.map((one) => (
                      <kbd key={one} className={keyStyle}>
                        {one}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
