import { useLingui } from '@lingui/react/macro';
import { Crosshair } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { Popover } from '../../Popover/Popover.tsx';
import { TextField } from '../../TextField/TextField.tsx';
import type { Position } from '../geo.ts';
import { placeIn } from './placeIn.ts';
import * as css from './MapBar.css.ts';

/** Asks for a coordinate or a name and goes there. */
export function GoTo({
  onGo,
  findPlace,
}: {
  onGo: (position: Position) => void;
  findPlace: ((name: string) => Promise<Position | null>) | undefined;
}) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const hint = findPlace === undefined ? t`经度,纬度，如 113.62,34.75` : t`地名，或经度,纬度，如 113.62,34.75`;
  const go = async (close: () => void) => {
    const place = placeIn(text) ?? (await findPlace?.(text.trim()).catch(() => null)) ?? null;
    setUnknown(place === null);
    if (place === null) return;
    onGo(place);
    close();
  };
  return (
    <Popover
      title={t`定位到`}
      placement="start"
      trigger={
        <IconButton label={t`定位到`}>
          <Icon of={Crosshair} />
        </IconButton>
      }
    >
      {(close) => (
        <form
          className={css.goTo}
          onSubmit={(event) => {
            event.preventDefault();
            void go(close);
          }}
        >
          <TextField
            label={findPlace === undefined ? t`坐标` : t`地名或坐标`}
            description={hint}
            errorMessage={isUnknown ? t`没有找到这个位置` : undefined}
            value={text}
            onChange={(next) => {
              setText(next);
              setUnknown(false);
            }}
          />
          <Button type="submit" variant="primary" size="small">{t`前往`}</Button>
        </form>
      )}
    </Popover>
  );
}
