import { Trans, useLingui } from '@lingui/react/macro';
import { Star, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { Dialog } from '../../Dialog/Dialog.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { Tag } from '../../Tag/Tag.tsx';
import { TextField } from '../../TextField/TextField.tsx';
import * as css from '../panels.css.ts';
import { Alert } from '../../Alert/Alert.tsx';
import { Select } from '../../Select/Select.tsx';
import { usePart } from '../CrudParts.tsx';
import { sharedText, viewsOf } from './sharedViews.ts';
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
  const [audience, setAudience] = useState('');
  const [fault, setFault] = useState('');
  const views = readViews(user.stored);
  const setViews = (next: readonly SavedView[]) => user.store(writeViews(next));
  const sensitive = fields.filter((field) => field.sensitive !== undefined).map((field) => field.name);
  const word = name.trim();
  const field = useRef<HTMLInputElement>(null);
  // What was pressed is gone or can do no more, and focus would be lost with it.
  const begin = () => {
    setName('');
    field.current?.focus();
  };
  const share = async () => {
    setFault('');
    try {
      await user.exchange?.add(word, sharedText(savedView(word, view, sensitive)), audience);
      user.renew();
      begin();
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  const takeBack = async (id: string) => {
    await user.exchange?.remove(id).catch(() => null);
    user.renew();
    field.current?.focus();
  };
  const keep = () => {
    if (word === '') return;
    if (audience !== '') return void share();
    setViews(withView(views, savedView(word, view, sensitive)));
    begin();
  };
  const isTaken = audience === '' && views.some((one) => one.name === word);
  const shared = viewsOf(user.shared);
  return (
    <Dialog title={t`常用视图`} width={520} isOpen onOpenChange={onClose}>
      <div className={css.panel}>
        {views.length === 0 && shared.length === 0 && (
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
                  <IconButton
                    label={t`删除视图${title}`}
                    onPress={() => {
                      setViews(withoutView(views, title));
                      field.current?.focus();
                    }}
                  >
                    <Icon of={Trash2} />
                  </IconButton>
                </li>
              );
            })}
          </ul>
        )}
        {shared.length > 0 && (
          <ul className={css.list} aria-label={t`共享的视图`}>
            {shared.map((one) => {
              const { author = '', isOwn = false } = user.shared.find(({ id }) => id === one.id) ?? {};
              const { name: title } = one;
              return (
                <li key={one.id} className={css.row}>
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
                  <span className={css.hint}>{isOwn ? t`我共享的` : t`${author} 共享`}</span>
                  {isOwn && (
                    <IconButton label={t`撤回共享的视图${title}`} onPress={() => void takeBack(one.id)}>
                      <Icon of={Trash2} />
                    </IconButton>
                  )}
                </li>
              );
            })}
          </ul>
        )}
        {fault !== '' && <Alert tone="critical">{fault}</Alert>}
        <form
          className={css.line}
          onSubmit={(event) => {
            event.preventDefault();
            keep();
          }}
        >
          <div className={css.grow}>
            <TextField ref={field} label={t`当前视图存为`} value={name} onChange={setName} maxLength={20} isCompact />
          </div>
          {user.exchange && (
            <Select
              label={t`给谁用`}
              isClearable={false}
              isCompact
              value={audience}
              onChange={setAudience}
              options={[{ value: '', label: t`仅自己` }, ...user.exchange.audiences]}
            />
          )}
          <Button type="submit" variant="primary" className={css.besideControl} isDisabled={word === ''}>
            {isTaken ? t`覆盖` : t`保存`}
          </Button>
        </form>
      </div>
    </Dialog>
  );
}
