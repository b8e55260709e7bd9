import { Trans, useLingui } from '@lingui/react/macro';
import { Bookmark } from 'lucide-react';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import * as css from './ViewLine.css.ts';
import { usePart } from '../CrudParts.tsx';
import { type SavedView, chosenView, isShown, readViews } from './views.ts';

/** The views that the user keeps, by name, above their list: one press opens one, the way to keep and forget them stands behind. */
export function ViewLine() {
  const { t } = useLingui();
  const user = usePart('settings');
  const { view, change } = usePart('search');
  const { setPanel } = usePart('panels');
  const views = readViews(user.stored);
  if (views.length === 0) return null;
  const shown = views.find((one) => isShown(one, view));
  const line = (one: SavedView) => (
    <Button
      key={one.name}
      size="small"
      variant="quiet"
      className={css.view}
      aria-pressed={one === shown}
      onPress={() => change(chosenView(one))}
    >
      {one.name}
    </Button>
  );
  return (
    <div role="group" className={css.line} aria-label={t`常用视图`}>
      <Icon of={Bookmark} size={14} />
      {views.map(line)}
      <Button size="small" variant="quiet" onPress={() => setPanel('views')}>
        <Trans>管理视图</Trans>
      </Button>
    </div>
  );
}
