import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import * as css from './ImageUpload.css.ts';

interface TileProps {
  /** URL of the picture. */
  link: string;
  /** Its name for screen readers. */
  name: string;
  /** Shows it large. */
  onView: () => void;
  /** Removes it; without it the picture stays. */
  onRemove?: () => void;
}

/** A small picture that opens large. */
export function Tile({ link, name, onView, onRemove }: TileProps) {
  const { t } = useLingui();
  return (
    <div className={css.tile}>
      <button type="button" className={css.view} aria-label={t`查看${name}`} onClick={onView}>
        <img src={link} alt="" className={css.picture} />
      </button>
      {onRemove && (
        <button type="button" className={css.corner} aria-label={t`移除${name}`} title={t`移除`} onClick={onRemove}>
          <X size="0.9em" aria-hidden />
        </button>
      )}
    </div>
  );
}
