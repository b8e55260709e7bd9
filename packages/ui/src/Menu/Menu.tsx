import type { LucideIcon } from 'lucide-react';
import { useId, type ReactElement } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { Icon } from '../Icon/Icon.tsx';
import { item as itemStyle, label as labelStyle, menu, popover, reason as reasonStyle } from './Menu.css.ts';

/** One action of a menu. */
export interface MenuAction {
  /** What `onAction` is called with. */
  id: string;
  /** The text. */
  label: string;
  /** An icon before the text. */
  icon?: LucideIcon;
  /** Whether it is impossible now; default false. */
  isDisabled?: boolean;
  /** Why it is impossible, shown beneath the words. */
  reason?: string;
  /** Makes it a link. */
  href?: string;
  /** `critical` for what cannot be taken back. */
  tone?: 'critical';
}

export interface MenuProps {
  /** The name of the list for screen readers. */
  label: string;
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement;
  /** The actions, top to bottom. */
  items: readonly MenuAction[];
  /** Called with the id of the chosen action. */
  onAction?: (id: string) => void;
  /** Where it opens; default `bottom start`. */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'end top';
}

/** A button that opens a short list of actions. */
export function Menu({ label, trigger, items, onAction, placement = 'bottom start' }: MenuProps) {
  const labelId = useId();
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement={placement} offset={4} className={popover}>
        <span id={labelId} hidden>
          {label}
        </span>
        <AriaMenu
          aria-labelledby={labelId}
          items={items}
          onAction={(key) => onAction?.(String(key))}
          className={menu}
          data-icons={items.some(({ icon }) => icon) || undefined}
        >
          {(item) => (
            <MenuItem
              id={item.id}
              textValue={item.label}
              isDisabled={item.isDisabled}
              href={item.href}
              className={itemStyle}
              data-tone={item.tone}
            >
              {item.icon && <Icon of={item.icon} />}
              <span className={labelStyle}>{item.label}</span>
              {item.isDisabled && item.reason && <span className={reasonStyle}>{item.reason}</span>}
            </MenuItem>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
