import { useLingui } from '@lingui/react/macro';
import { UploadCloud } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, use, useEffect, useRef, useState } from 'react';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import { focusById } from '../Field/focusById.ts';
import { Icon } from '../Icon/Icon.tsx';
import { type Upload as Send, useUploads } from '../ImageUpload/useUploads.ts';
import { formatList } from '../formatList/formatList.tsx';
import { PictureRules } from '../pictureRules/pictureRules.tsx';
import { kindOfFile } from '../preparePicture/kindOfFile.ts';
import { PICTURE_FORMATS, formatsWith } from '../preparePicture/formats.ts';
import { prepareFile } from '../preparePicture/preparePicture.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { FileRow } from './FileRow.tsx';
import { fileRefusal, megabytes, moveItem, type UploadedFile } from './files.ts';
import { JobRow } from './JobRow.tsx';
import * as css from './Upload.css.ts';

export type { UploadedFile } from './files.ts';

export interface UploadProps extends FieldProps<readonly UploadedFile[]> {
  /** Sends a file and resolves with its URL; may tell how much is sent, 0 to 1. */
  upload: Send;
  /** File extensions that are accepted, such as `.pdf`; default every kind. */
  endings?: readonly string[];
  /** Maximum size of a file in bytes, to which a larger picture is shrunk; default 20 MB. */
  maxBytes?: number;
  /** Maximum number of files; default 20. */
  maxCount?: number;
  /**
   * Called with the number of files still uploading or failed, and so not yet part of the value, and how many of them
   * are uploading.
   */
  onPendingChange?: (count: number, uploading: number) => void;
}

/** Files chosen, dropped or pasted; each is sent at once, and one that fails is kept to be sent again. */
export function Upload({
  value,
  onChange,
  upload,
  endings = [],
  maxBytes = 20 * 1024 * 1024,
  maxCount = 20,
  onPendingChange,
  ref,
  ...field
}: UploadProps) {
  const { t, i18n } = useLingui();
  const rule = use(PictureRules);
  const latest = useRef(value);
  const names = useRef(new Map<string, string>());
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [viewed, setViewed] = useState<UploadedFile | null>(null);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const emit = (next: readonly UploadedFile[]) => {
    latest.current = next;
    onChange(next);
  };
  const send: Send = async (file, onProgress) => {
    const arrived = await upload(file, onProgress);
    names.current.set(arrived.link, arrived.name);
    return arrived;
  };
  const limit = megabytes(maxBytes);
  const kinds = endings.length > 0 ? formatList(endings, i18n.locale) : t`不限格式`;
  const formats = endings.length > 0 ? formatsWith(endings) : PICTURE_FORMATS;
  const reasons = {
    format: t`格式不支持，请用 ${kinds}`,
    empty: t`是空文件，请重新选择`,
    size: t`超过 ${limit} MB，请压缩后再传`,
  };
  const prepare = async (file: File) => {
    const isPicture = (await kindOfFile(file)) !== null;
    const reason = isPicture && formats.length > 0 ? null : fileRefusal(file, { endings, maxBytes });
    if (reason !== null) throw new Error(reasons[reason]);
    return prepareFile(file, { ...(await rule()), formats, maxBytes });
  };
  const { jobs, add, retry, drop } = useUploads({
    prepare,
    upload: send,
    onArrive: (link) => emit([...latest.current, { link, name: names.current.get(link) ?? link }]),
    onRefuse: ({ name }, why) => setRefused((before) => [...before, t`${name}：${why}`]),
  });
  const uploading = jobs.filter(({ failure }) => failure === undefined).length;
  useEffect(() => onPendingChange?.(jobs.length, uploading), [jobs.length, uploading, onPendingChange]);
  const isFixed = field.isDisabled === true || field.isReadOnly === true;
  const room = maxCount - value.length - jobs.length;
  const take = (files: Iterable<File>) => {
    if (isFixed) return;
    const all = [...files];
    const least = Math.max(0, room);
    const why = t`最多 ${maxCount} 个文件，请先移除不需要的`;
    setRefused(all.slice(least).map(({ name }) => t`${name}：${why}`));
    add(all.slice(0, least));
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const pasted = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length > 0) take(event.clipboardData.files);
  };
  const remove = (at: number, id: string) => {
    emit(value.filter((_, index) => index !== at));
    requestAnimationFrame(() => focusById(id));
  };
  return (
    <Field
      {...field}
      isCustom
      description={field.description ?? (isFixed ? undefined : t`可选择、拖入或粘贴；${kinds}，每个不超过 ${limit} MB`)}
    >
      {({ 'aria-required': _required, 'aria-invalid': isInvalid, ...control }, labelId) => (
        <div
          className={css.upload}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(!isFixed && event.dataTransfer.types.includes('Files'));
          }}
          onDragLeave={() => setOver(false)}
          onDrop={dropped}
          onPaste={pasted}
        >
          {!field.isReadOnly && (
            <label
              className={css.drop}
              data-over={isOver || undefined}
              data-invalid={isInvalid}
              data-disabled={control.disabled || undefined}
            >
              <input
                {...control}
                ref={ref}
                type="file"
                aria-labelledby={labelId}
                className={visuallyHidden}
                accept={endings.join(',') || undefined}
                multiple={maxCount > 1}
                onChange={(event) => {
                  take([...(event.target.files ?? [])]);
                  event.target.value = '';
                }}
              />
              <Icon of={UploadCloud} size={22} />
              {t`点击选择文件，或拖到这里`}
            </label>
          )}
          {field.isReadOnly && value.length === 0 && '—'}
          {value.length + jobs.length > 0 && (
            <ol className={css.list} aria-labelledby={labelId}>
              {value.map((file, at) => (
                <FileRow
                  key={`${at} ${file.link}`}
                  file={file}
                  at={at}
                  count={value.length}
                  onView={() => setViewed(file)}
                  onMove={isFixed ? undefined : (from, to) => emit(moveItem(value, from, to))}
                  onRemove={isFixed ? undefined : () => remove(at, control.id)}
                />
              ))}
              {jobs.map((job) => (
                <JobRow key={job.id} job={job} onRetry={() => retry(job)} onDrop={() => drop(job)} />
              ))}
            </ol>
          )}
          <div role="alert">
            {refused.length > 0 && (
              <ul className={css.failure}>
                {refused.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            )}
          </div>
          <Dialog
            title={viewed?.name ?? field.label}
            width={880}
            isDismissable
            isOpen={viewed !== null}
            onOpenChange={() => setViewed(null)}
          >
            {viewed && <img src={viewed.link} alt={viewed.name} className={css.full} />}
          </Dialog>
        </div>
      )}
    </Field>
  );
}
