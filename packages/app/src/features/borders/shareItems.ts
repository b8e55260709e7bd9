import { listName } from '@lattice/api/listName';
import type { RegisterShare } from '@lattice/api/map/gridReshape';
import type { Translate } from '@lattice/api/validate';
import type { Description } from '@lattice/ui/Descriptions';
import { t } from '@lingui/core/macro';

/** How the records of each register fall to two grids, in words. */
export const shareItems = (records: readonly RegisterShare[], say: Translate): Description[] =>
  records.map(({ label, moves, stays, unplaced }) => ({
    label: listName(label, say),
    value:
      stays === 0
        ? t`转移 ${moves} 条`
        : unplaced === 0
          ? t`转移 ${moves} 条，保留 ${stays} 条`
          : t`转移 ${moves} 条，保留 ${stays} 条（其中 ${unplaced} 条没有可判断的位置）`,
  }));
