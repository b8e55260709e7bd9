import { MAX_VIEW_NAME, type ViewAudience } from '@lattice/api/sharedViews';
import { Button } from '@lattice/ui/Button';
import { Icon } from '@lattice/ui/Icon';
import { IconButton } from '@lattice/ui/IconButton';
import { Select } from '@lattice/ui/Select';
import { Text } from '@lattice/ui/Text';
import { TextField } from '@lattice/ui/TextField';
import { toast } from '@lattice/ui/Toast';
import { copyText } from '@lattice/ui/copyText';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { session } from '../../session/session.ts';
import type { NamedWall, ShownWall } from './namedWall.ts';
import { dropWall, keepWall, wallsQuery } from './walls.ts';
import * as css from './video.css.ts';
import { useKept } from '../../records/kept/useKept.ts';

interface WallNamesProps {
  /** What is on the wall now, to be kept. */
  shown: ShownWall;
  /** Id of the wall that is shown; '' for none. */
  chosen: string;
  onOpen: (wall: NamedWall) => void;
}

const noWalls: readonly NamedWall[] = [];

/** Walls by name: opened, sent as a link, kept for oneself or shared with department or role, taken away. */
export function WallNames({ shown, chosen, onOpen }: WallNamesProps) {
  const { t } = useLingui();
  const { data: walls = noWalls } = useQuery(wallsQuery);
  const [name, setName, kept] = useKept('wall-name', '');
  const [audience, setAudience] = useState<ViewAudience | ''>('');
  const [isBusy, setBusy] = useState(false);
  const word = name.trim();
  const isShared = session.abilities.includes('views');
  const act = (work: Promise<unknown>) => work.catch((error: unknown) => toast.error(errorText(error)));
  const keep = async () => {
    setBusy(true);
    await act(
      keepWall(word, shown, audience, walls).then((isKept) => {
        if (isKept) kept.forget();
        else toast.error(t`自己的画面墙已满，请先删除不用的`);
      }),
    );
    setBusy(false);
  };
  const copy = async ({ id }: NamedWall) => {
    const isCopied = await copyText(`${location.origin}/dispatch/videoScheduling?wall=${id}`);
    if (isCopied) toast.success(t`链接已复制`);
    else toast.error(t`浏览器没有允许复制，请从地址栏复制`);
  };
  return (
    <div className={css.control}>
      {walls.length === 0 && <Text tone="muted">{t`还没有保存的画面墙。`}</Text>}
      {walls.length > 0 && (
        <ul className={css.names} aria-label={t`保存的画面墙`}>
          {walls.map((wall) => (
            <li key={wall.id} className={css.name}>
              <Button
                size="small"
                variant={wall.id === chosen ? 'primary' : 'secondary'}
                aria-pressed={wall.id === chosen}
                onPress={() => onOpen(wall)}
              >
                {wall.name}
              </Button>
              <span className={css.author}>{wall.author}</span>
              <IconButton size="small" label={t`复制“${wall.name}”的链接`} onPress={() => void copy(wall)}>
                <Icon of={Link2} size="14px" />
              </IconButton>
              {wall.isOwn && (
                <IconButton size="small" label={t`删除画面墙“${wall.name}”`} onPress={() => void act(dropWall(wall))}>
                  <Icon of={Trash2} size="14px" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={css.newWall}>
        <TextField label={t`画面墙名称`} isCompact value={name} onChange={setName} maxLength={MAX_VIEW_NAME} />
        {isShared && (
          <Select
            label={t`谁可以看`}
            isCompact
            placeholder={t`仅自己`}
            value={audience}
            options={[
              { value: 'dept', label: t`本部门` },
              { value: 'role', label: t`同角色` },
            ]}
            onChange={(value) => setAudience(value as ViewAudience | '')}
          />
        )}
      </div>
      <div className={css.line}>
        <Button
          size="small"
          isPending={isBusy}
          isDisabled={word === '' || shown.wall.places.every((id) => id === null)}
          onPress={() => void keep()}
        >
          {t`保存当前画面墙`}
        </Button>
      </div>
    </div>
  );
}
