import { Icon, namedIcon } from '@lattice/ui/Icon';
import { ChevronRight } from 'lucide-react';
import { AppLink } from '../../navigation/AppLink.tsx';
import type { MenuEntry } from '../../navigation/MenuEntry.ts';

import { group, label as labelStyle, list, onward, picture, register, words } from './home.css.ts';

interface RegistersProps {
  /** Name of the group. */
  label: string;
  /** What the person may open in it. */
  entries: readonly MenuEntry[];
}

/** A group of the menu as cards, each a link. */
export function Registers({ label, entries }: RegistersProps) {
  return (
    <section className={group} aria-label={label}>
      <h2 className={labelStyle}>{label}</h2>
      <ul className={list}>
        {entries.map((entry) => {
          const face = (
            <>
              <span className={picture}>
                <Icon of={namedIcon(entry.icon, false)} size="20px" />
              </span>
              <span className={words}>{entry.label}</span>
              <span className={onward}>
                <Icon of={ChevronRight} />
              </span>
            </>
          );
          return (
            <li key={entry.id}>
              {entry.isExternal ? (
                <a href={entry.to} target="_blank" rel="noopener noreferrer" className={register}>
                  {face}
                </a>
              ) : (
                <AppLink to={entry.to} className={register}>
                  {face}
                </AppLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
