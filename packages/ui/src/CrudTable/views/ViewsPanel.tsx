import { Trans, useLingui } from '@lingui/react/macro';
import { Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { Dialog } from '../../Dialog/Dialog.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { Tag } from '../../Tag/Tag.tsx';
import { TextField } from '../../TextField/TextField.tsx';
import * as css from '../panels.css.ts';
import { usePart } from '../CrudParts.tsx';
import {
  type SavedView,
  chosenView,
  readViews,
  savedView,
  withDefault,
  withView,
  withoutView,
  writeViews,
} from './views.ts';

interface ViewsPanelProps {
  onClose: () => void;
}

/**
 * The views that the user keeps: applied, made the default, forgotten; and the present one kept under a name. Sensitive
 * values are left out.
 */
export function ViewsPanel({ onClose }: ViewsPanelProps) {
  const { t } = useLingui();
  const user = usePart('settings');
  const { view, change } = usePart('search');
  const { fields } = usePart('definition').props;
  const [name, setName] = useState('');
  const views = readViews(user.stored);
  const setViews = (next: readonly SavedView[]) => user.store(writeViews(next));
  const sensitive = fields.filter((field) => field.sensitive !== undefined).map((field) => field.name);
  const word = name.trim();
  const keep = () => {
    if (word === '') return;
    setViews(withView(views, savedView(word, view, sensitive)));
    setName('');
  };
  const isTaken = views.some((one) => one.name === word);
  return (
    <Dialog title={t`常用视图`} width={520} isOpen onOpenChange={onClose}>
      <div className={css.panel}>
        {views.length === 0 && (
          <p className={css.hint}>
            <Trans>还没有保存的视图。设好查询条件和排序后，在下面起个名字保存，以后一键打开。</Trans>
          </p>
        )}
        {views.length > 0 && (
          <ul className={css.list} aria-label={t`已保存的视图`}>
            {views.map((one) => {
              const { name: title } = one;
              return (
                <li key={title} className={css.row}>
                  <Button
                    variant="quiet"
                    className={css.grow}
                    onPress={() => {
                      change(chosenView(one));
                      onClose();
                    }}
                  >
                    {title}
                  </Button>
                  {one.isDefault && <Tag tone="accent">{t`默认`}</Tag>}
                  <IconButton
                    label={one.isDefault ? t`不再默认打开${title}` : t`默认打开${title}`}
                    aria-pressed={one.isDefault}
                    onPress={() => setViews(withDefault(views, one.isDefault ? '' : title))}
                  >
                    <Icon of={Star} />
                  </IconButton>
                  <IconButton label={t`删除视图${title}`} onPress={() => setViews(withoutView(views, title))}>
                    <Icon of={Trash2} />
                  </IconButton>
                </li>
              );
            })}
          </ul>
        )}
        <form
          className={css.line}
          onSubmit={(event) => {
            event.preventDefault();
            keep();
          }}
        >
          <div className={css.grow}>
            <TextField label={t`当前视图存为`} value={name} onChange={setName} maxLength={20} isCompact />
          </div>
          <Button type="submit" variant="primary" className={css.besideControl} isDisabled={word === ''}>
            {isTaken ? t`覆盖` : t`保存`}
          </Button>
        </form>
      </div>
    </Dialog>
  );
}
