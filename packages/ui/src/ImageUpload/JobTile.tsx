import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import * as css from './ImageUpload.css.ts';
import type { Job } from './useUploads.ts';

interface JobTileProps {
  /** The file and how far it is. */
  job: Job;
  /** Sends it again. */
  onRetry: () => void;
  /** Discards it. */
  onDrop: () => void;
}

/** A small picture that is made ready or on its way, or one that can be sent again. */
export function JobTile({ job, onRetry, onDrop }: JobTileProps) {
  const { t } = useLingui();
  const { name } = job.file;
  const hasFailed = job.failure !== undefined;
  return (
    <div className={hasFailed ? `${css.tile} ${css.failed}` : css.tile}>
      {job.preview === '' ? (
        <span className={css.making}>{t`处理中`}</span>
      ) : (
        <img src={job.preview} alt={name} className={`${css.picture} ${css.dimmed}`} />
      )}
      {hasFailed ? (
        <button
          type="button"
          className={css.retry}
          aria-label={t`重新上传 ${name}`}
          onClick={onRetry}
        >{t`重试`}</button>
      ) : (
        <progress
          className={css.bar}
          aria-label={job.share === undefined ? t`正在处理 ${name}` : t`正在上传 ${name}`}
          value={job.share}
          max={1}
        />
      )}
      <button type="button" className={css.corner} aria-label={t`移除 ${name}`} title={t`移除`} onClick={onDrop}>
        <X size="0.9em" aria-hidden />
      </button>
    </div>
  );
}
