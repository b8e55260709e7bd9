import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { isFilm, isPicture, isSound, restingFilm, type UploadedFile } from './files.ts';
import * as css from './Upload.css.ts';

interface FileRowProps {
  /** The file. */
  file: UploadedFile;
  /** Its place in the list, from 0. */
  at: number;
  /** How many files there are. */
  count: number;
  /** Shows a picture large. */
  onView: () => void;
  /** Puts the file of one place at another; without it the order is fixed. */
  onMove?: (from: number, to: number) => void;
  /** Removes it; without it the file stays. */
  onRemove?: () => void;
}

const KIND = 'application/x-lattice-place';

/** One file that has arrived: its preview, its place and its removal. */
export function FileRow({ file: { link, name }, at, count, onView, onMove, onRemove }: FileRowProps) {
  const { t } = useLingui();
  const [isOver, setOver] = useState(false);
  const canMove = onMove !== undefined && count > 1;
  const over = (event: DragEvent) => {
    if (!canMove || !event.dataTransfer.types.includes(KIND)) return;
    event.preventDefault();
    setOver(true);
  };
  const dropped = (event: DragEvent) => {
    const from = event.dataTransfer.getData(KIND);
    setOver(false);
    if (from === '') return;
    event.preventDefault();
    event.stopPropagation();
    onMove?.(Number(from), at);
  };
  return (
    <li>
      <div
        className={css.row}
        data-over={isOver || undefined}
        draggable={canMove}
        onDragStart={(event) => event.dataTransfer.setData(KIND, String(at))}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={dropped}
      >
        {canMove && (
          <span className={css.grip}>
            <Icon of={GripVertical} />
          </span>
        )}
        <span className={css.fileName}>
          {isPicture(name) ? (
            <button type="button" className={css.open} aria-label={t`查看 ${name}`} onClick={onView}>
              {name}
            </button>
          ) : (
            <Link href={link} target="_blank" rel="noopener">
              {name}
            </Link>
          )}
          {isSound(name) && (
            <audio controls preload="none" src={link} aria-label={name} className={css.sound}>
              <track kind="captions" />
            </audio>
          )}
          {isFilm(name) && (
            <video
              controls
              playsInline
              preload="metadata"
              src={restingFilm(link)}
              aria-label={name}
              className={css.film}
            >
              <track kind="captions" />
            </video>
          )}
        </span>
        {canMove && (
          <IconButton size="small" label={t`上移 ${name}`} isDisabled={at === 0} onPress={() => onMove(at, at - 1)}>
            <Icon of={ArrowUp} />
          </IconButton>
        )}
        {canMove && (
          <IconButton
            size="small"
            label={t`下移 ${name}`}
            isDisabled={at === count - 1}
            onPress={() => onMove(at, at + 1)}
          >
            <Icon of={ArrowDown} />
          </IconButton>
        )}
        {onRemove && (
          <IconButton size="small" label={t`移除 ${name}`} onPress={onRemove}>
            <Icon of={X} />
          </IconButton>
        )}
      </div>
    </li>
  );
}
