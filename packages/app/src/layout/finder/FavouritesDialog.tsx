import { Dialog } from '@lattice/ui/Dialog';
import { Empty } from '@lattice/ui/Empty';
import { IconButton } from '@lattice/ui/IconButton';
import { SortableList } from '@lattice/ui/SortableList';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { StarOff } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { type MenuEntry, leaves } from '../../navigation/MenuEntry.ts';
import { atHand } from '../../navigation/atHand/atHand.ts';
import { orderPages, starPage } from '../../navigation/atHand/ownPages.ts';

interface FavouritesDialogProps {
  /** The menu, which has their names. */
  entries: readonly MenuEntry[];
  onOpenChange: (isOpen: boolean) => void;
}

/** Puts the favourites of the menu in order, or takes some away. */
export function FavouritesDialog({ entries, onOpenChange }: FavouritesDialogProps) {
  const { t } = useLingui();
  const { starred } = useSnapshot(atHand).own;
  const pages = leaves(entries);
  const items = starred.flatMap((id) => {
    const name = pages.find(({ to }) => to === id)?.label;
    return name === undefined ? [] : [{ id, name }];
  });
  return (
    <Dialog title={t`整理收藏`} width={480} isOpen onOpenChange={onOpenChange} isDismissable>
      {items.length === 0 ? (
        <Empty title={t`还没有收藏的页面`} description={t`在菜单里按页面右边的星，就会收藏在这里。`} />
      ) : (
        <Stack gap="md">
          <Text tone="muted">{t`拖动，或按 Alt 和上下方向键，改变次序。`}</Text>
          <SortableList label={t`收藏`} items={items} onOrder={orderPages}>
            {({ id, name }) => ({
              words: name,
              acts: (
                <IconButton label={t`取消收藏“${name}”`} onPress={() => starPage(id, false)}>
                  <StarOff size="1.1em" aria-hidden />
                </IconButton>
              ),
            })}
          </SortableList>
        </Stack>
      )}
    </Dialog>
  );
}
