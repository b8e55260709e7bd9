import { MOST_BELOW, MOST_TOP, type WechatEntry, entriesBelow } from '@lattice/api/wechat/menuFaults';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as css from './wechat.css.ts';

interface PhoneMenuProps {
  /** The name of the account. */
  account: string;
  entries: readonly WechatEntry[];
}

/** The menu of an account as it stands on a phone; an entry with others below it opens them. */
export function PhoneMenu({ account, entries }: PhoneMenuProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState('');
  const top = entriesBelow(entries, null).slice(0, MOST_TOP);
  return (
    <div className={css.phone} role="group" aria-label={t`手机上的菜单`}>
      <div className={css.phoneTitle}>{account}</div>
      <div />
      <ul className={css.bar}>
        {top.map(({ id, name }) => {
          const below = entriesBelow(entries, id).slice(0, MOST_BELOW);
          return (
            <li key={id} className={css.cell}>
              {below.length === 0 ? (
                <span className={css.entry}>{name}</span>
              ) : (
                <button
                  type="button"
                  className={css.entry}
                  aria-expanded={open === id}
                  onClick={() => setOpen(open === id ? '' : id)}
                >{`≡ ${name}`}</button>
              )}
              {open === id && (
                <ul className={css.below} aria-label={name}>
                  {below.map((entry) => (
                    <li key={entry.id} className={css.entry}>
                      {entry.name}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
