import { useLingui } from '@lingui/react/macro';
import { AppWindow, PanelRight, PanelTop } from 'lucide-react';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { Menu } from '../../Menu/Menu.tsx';
import { usePart } from '../CrudParts.tsx';
import type { RecordOptions, RecordPlace } from './RecordOptions.ts';

const icons = { dialog: AppWindow, drawer: PanelRight, page: PanelTop };

interface RecordPlaceMenuProps extends Pick<RecordOptions, 'onPlace'> {
  /** The record shown. */
  id: string;
}

/** Lets the person choose where records are shown: the one in sight moves there at once. */
export function RecordPlaceMenu({ id, onPlace }: RecordPlaceMenuProps) {
  const { t } = useLingui();
  const {
    props: { recordIn = 'dialog', ownPage, onRecordPage },
  } = usePart('definition');
  const { view } = usePart('search');
  if (onPlace === undefined || ownPage !== undefined) return null;
  const words: Record<RecordPlace, string> = { dialog: t`在窗口中`, drawer: t`在列表旁`, page: t`在单独的页面` };
  const choose = (place: RecordPlace) => {
    onPlace(place);
    if (place === 'page') onRecordPage?.(id, view);
  };
  return (
    <Menu
      label={t`记录显示在哪里`}
      placement="bottom end"
      trigger={
        <IconButton size="small" label={t`记录显示在哪里`}>
          <Icon of={icons[recordIn]} />
        </IconButton>
      }
      items={(['dialog', 'drawer', 'page'] as const).map((place) => ({
        id: place,
        label: words[place],
        icon: icons[place],
        ...(place === recordIn && { isDisabled: true, reason: t`现在的方式` }),
      }))}
      onAction={(place) => choose(place as RecordPlace)}
    />
  );
}
