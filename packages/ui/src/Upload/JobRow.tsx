import { useLingui } from '@lingui/react/macro';
import { RotateCw, X } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { Job } from '../ImageUpload/useUploads.ts';
import * as css from './Upload.css.ts';

interface JobRowProps {
  /** The file and how far it is. */
  job: Job;
  /** Sends it again. */
  onRetry: () => void;
  /** Discards it. */
  onDrop: () => void;
}

/** One file on its way, or one that did not arrive and can be sent again. */
export function JobRow({ job, onRetry, onDrop }: JobRowProps) {
  const { t } = useLingui();
  const { name } = job.file;
  return (
    <li className={css.row} data-failed={job.failure !== undefined || undefined}>
      <span className={css.fileName}>{job.failure === undefined ? name : t`${name} 没有传上去：${job.failure}`}</span>
      {job.failure === undefined && (
        <progress
          className={css.bar}
          aria-label={job.share === undefined ? t`正在处理 ${name}` : t`正在上传 ${name}`}
          value={job.share}
          max={1}
        />
      )}
      {job.failure !== undefined && (
        <IconButton size="small" label={t`重新上传 ${name}`} onPress={onRetry}>
          <Icon of={RotateCw} />
        </IconButton>
      )}
      <IconButton size="small" label={t`移除 ${name}`} onPress={onDrop}>
        <Icon of={X} />
      </IconButton>
    </li>
  );
}
