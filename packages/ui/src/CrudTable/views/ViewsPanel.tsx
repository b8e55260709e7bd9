import { Trans, useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { useRef, useState } from 'react';
import { Alert } from '../../Alert/Alert.tsx';
import { Button } from '../../Button/Button.tsx';
import { Dialog } from '../../Dialog/Dialog.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { Select } from '../../Select/Select.tsx';
import { Tag } from '../../Tag/Tag.tsx';
import { TextField } from '../../TextField/TextField.tsx';
import { usePart } from '../CrudParts.tsx';
import * as css from '../panels.css.ts';
import { viewsOf } from './sharedViews.ts';
import { useViewActs } from './useViewActs.ts';
import { ViewRow } from './ViewRow.tsx';
import { type SavedView, chosenView, savedView } from './views.ts';

interface ViewsPanelProps {
  onClose: () => void;
}

/**
 * The views that the user keeps and those that people share: applied, renamed, made the default, removed; and the
 * present one kept under a name. Sensitive values are left out.
 */
export function ViewsPanel({ onClose }: ViewsPanelProps) {
  const { t } = useLingui();
  const user = usePart('settings');
  const { view, change } = usePart('search');
  const { fields } = usePart('definition').props;
  const [name, setName] = useState('');
  const [audience, setAudience] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const acts = useViewActs();
  const { views, news } = acts;
  const word = name.trim();
  const sensitive = fields.filter((one) => one.sensitive !== undefined).map((one) => one.name);
  const present = savedView(word, view, sensitive);
  const isCut =
    Object.keys(present.filters).length < Object.keys(view.filters).length ||
    (present.where?.conditions.length ?? 0) < (view.where?.conditions.length ?? 0);
  const shared = viewsOf(user.shared);
  const isTaken =
    audience === ''
      ? views.some((one) => one.name === word)
      : user.shared.some((one) => one.isOwn && one.name === word);
  // What was pressed is gone or can do no more, and focus would be lost with it.
  const settle = () => field.current?.focus();
  const keep = async () => {
    if (word === '') return;
    if (!(await acts.keep(present, audience))) return;
    setName('');
    setAudience('');
    settle();
  };
  const open = (one: SavedView) => {
    change(chosenView(one));
    onClose();
  };
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
            {views.map((one, at) => {
              const { name: title } = one;
              return (
                // By place, so that one that is renamed keeps the focus.
                <ViewRow
                  key={at}
                  name={title}
                  onOpen={() => open(one)}
                  onRename={(next) => acts.rename(title, next)}
                  removal={{
                    label: t`删除视图${title}`,
                    onPress: () => {
                      acts.remove(title);
                      settle();
                    },
                  }}
                >
                  {one.isDefault && <Tag tone="accent">{t`默认`}</Tag>}
                  <IconButton
                    label={one.isDefault ? t`不再默认打开${title}` : t`默认打开${title}`}
                    aria-pressed={one.isDefault}
                    onPress={() => acts.makeDefault(one.isDefault ? '' : title)}
                  >
                    <Icon of={Star} />
                  </IconButton>
                </ViewRow>
              );
            })}
          </ul>
        )}
        {shared.length > 0 && (
          <ul className={css.list} aria-label={t`共享的视图`}>
            {shared.map((one) => {
              const entry = user.shared.find(({ id }) => id === one.id);
              const { author = '', isOwn = false } = entry ?? {};
              const { name: title } = one;
              return (
                <ViewRow
                  key={one.id}
                  name={title}
                  onOpen={() => open(one)}
                  onRename={
                    entry?.isOwn && entry.audience !== undefined
                      ? (next) => void acts.renameShared(entry, next).then(settle)
                      : undefined
                  }
                  removal={
                    entry?.isOwn
                      ? { label: t`撤回共享的视图${title}`, onPress: () => void acts.takeBack(entry).then(settle) }
                      : undefined
                  }
                >
                  <span className={css.hint}>{isOwn ? t`我共享的` : t`${author} 共享`}</span>
                </ViewRow>
              );
            })}
          </ul>
        )}
        {news && (
          <Alert
            tone={news.isFault ? 'critical' : 'success'}
            {...(news.undo && {
              action: (
                <Button
                  onPress={() => {
                    news.undo?.();
                    settle();
                  }}
                >{t`撤销`}</Button>
              ),
            })}
          >
            {news.text}
          </Alert>
        )}
        <form
          className={css.line}
          onSubmit={(event) => {
            event.preventDefault();
            void keep();
          }}
        >
          <div className={css.grow}>
            <TextField
              ref={field}
              label={t`当前视图存为`}
              {...(isCut && { description: t`含个人敏感信息的查询条件不会存入视图` })}
              value={name}
              onChange={setName}
              maxLength={20}
              isCompact
            />
          </div>
          {user.exchange && (
            <div className={css.choice}>
              <Select
                label={t`给谁用`}
                isClearable={false}
                isCompact
                value={audience}
                onChange={setAudience}
                options={[{ value: '', label: t`仅自己` }, ...user.exchange.audiences]}
              />
            </div>
          )}
          <Button type="submit" variant="primary" className={css.besideControl} isDisabled={word === ''}>
            {isTaken ? t`覆盖` : t`保存`}
          </Button>
        </form>
      </div>
    </Dialog>
  );
}
