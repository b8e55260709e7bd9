import { Trans } from '@lingui/react/macro';
import { item, list } from './ConfirmDialog.css.ts';

interface NameListProps {
  names: readonly string[];
}

const shown = 5;

/** What a question is about, by name: five are listed, the rest counted; nothing without names. */
export function NameList({ names }: NameListProps) {
  const count = names.length;
  if (count === 0) return null;
  return (
    <ul className={list}>
      {names.slice(0, shown).map((name, index) => (
        <li key={`${index} ${name}`} className={item}>
          {name}
        </li>
      ))}
      {count > shown && (
        <li className={item}>
          <Trans>等 {count} 条</Trans>
        </li>
      )}
    </ul>
  );
}
