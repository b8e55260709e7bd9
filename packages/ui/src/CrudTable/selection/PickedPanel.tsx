import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { Dialog } from '../../Dialog/Dialog.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { lowerCaseLabel } from '../../lowerCaseLabel/lowerCaseLabel.tsx';
import * as css from '../panels.css.ts';
import { usePart } from '../CrudParts.tsx';

interface PickedPanelProps {
  onClose: () => void;
}

const SHOWN = 200;

/** What is selected, by name and place; each can be let go. */
export function PickedPanel({ onClose }: PickedPanelProps) {
  const { t, i18n } = useLingui();
  const selection = usePart('selection');
  const { rows } = usePart('list');
  const { nameOf, props } = usePart('definition');
  const label = lowerCaseLabel(props.label, i18n.locale);
  const items = useRef<HTMLUListElement>(null);
  const onPage = new Set(rows.map(({ id }) => id));
  const picked = [...selection.picked.values()];
  const more = picked.length - SHOWN;
  const drop = (id: string) => {
    selection.pick(new Set([...selection.picked.keys()].filter((one) => one !== id)));
    if (picked.length === 1) return onClose();
    // What is pressed goes away with its press: the focus is led on before.
    const buttons = [...(items.current?.querySelectorAll('button') ?? [])];
    const at = picked.findIndex((row) => row.id === id);
    (buttons[at + 1] ?? buttons[at - 1])?.focus();
  };
  return (
    <Dialog title={t`已选的${label}`} width={480} isOpen onOpenChange={onClose}>
      <div className={css.panel}>
        <ul ref={items} className={css.list}>
          {picked.slice(0, SHOWN).map((row) => {
            const name = nameOf(row);
            return (
              <li key={row.id} className={css.row}>
                <span className={css.grow}>{name}</span>
                <span className={css.hint}>{onPage.has(row.id) ? t`在本页` : t`不在本页`}</span>
                <IconButton size="small" label={t`取消选择${name}`} onPress={() => drop(row.id)}>
                  <Icon of={X} />
                </IconButton>
              </li>
            );
          })}
        </ul>
        {more > 0 && (
          <p className={css.hint}>
            <Trans>另有 {more} 条未列出。</Trans>
          </p>
        )}
      </div>
    </Dialog>
  );
}
