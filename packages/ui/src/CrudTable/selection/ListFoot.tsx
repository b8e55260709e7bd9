import { useState } from 'react';
import { Pagination } from '../../Pagination/Pagination.tsx';
import { lazyPart } from '../../lazyPart/lazyPart.tsx';
import * as css from '../CrudTable.css.ts';
import { usePart } from '../CrudParts.tsx';

const BulkBar = lazyPart(async () => (await import('./BulkBar.tsx')).BulkBar);

interface ListFootProps {
  /** How many rows there are, in words. */
  said: string;
  /** The rows stand on the map, which has no pages. */
  isMap: boolean;
  /** Asks to remove what is selected. */
  onRemove: () => void;
}

/** What is selected, and the pages. */
export function ListFoot({ said, isMap, onRemove }: ListFootProps) {
  const { count } = usePart('selection');
  const { isUnpaged } = usePart('definition');
  const { total } = usePart('list');
  const { view, change } = usePart('search');
  const settings = usePart('settings');
  const [hasPicked, setHasPicked] = useState(false);
  if (count > 0 && !hasPicked) setHasPicked(true);
  return (
    <div className={css.foot} hidden={isMap && count === 0}>
      {hasPicked && <BulkBar onRemove={onRemove} />}
      {!isUnpaged && !isMap && (
        <Pagination
          page={view.page}
          size={view.size}
          total={total}
          totalText={said}
          onChange={({ page, size }) => {
            if (size !== view.size) settings.set({ size });
            change({ page, size });
          }}
        />
      )}
    </div>
  );
}
