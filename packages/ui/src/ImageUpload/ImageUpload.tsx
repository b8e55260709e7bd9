import { useLingui } from '@lingui/react/macro';
import { ImagePlus } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Field } from '../Field/Field.tsx';
import { formatList } from '../formatList/formatList.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import type { FieldProps } from '../Field/FieldProps.ts';
import { focusById } from '../Field/focusById.ts';
import * as css from './ImageUpload.css.ts';
import { JobTile } from './JobTile.tsx';
import { formatNames, PICTURE_FORMATS, refusal, splitLinks, withLink, withoutLink } from './pictures.ts';
import { Tile } from './Tile.tsx';
import { type Upload, useUploads } from './useUploads.ts';

/** The value joins their URLs with commas. */
export interface ImageUploadProps extends FieldProps<string> {
  /** Sends a file and resolves with its URL; may tell how much is sent, 0 to 1. */
  upload: Upload;
  /** At most one picture; default false. */
  isSingle?: boolean;
  /** Maximum size of a file in bytes; default 5 MB. */
  maxBytes?: number;
  /** MIME types that are accepted; default JPEG, PNG, WebP and GIF. */
  formats?: readonly string[];
  /**
   * Called with the number of files still uploading or failed, and so not yet part of the value, and how many of them
   * are uploading.
   */
  onPendingChange?: (count: number, uploading: number) => void;
}

/** Pictures chosen, dropped or pasted; each is sent at once, and one that fails is kept to be sent again. */
export function ImageUpload({
  value,
  onChange,
  upload,
  isSingle = false,
  maxBytes = 5 * 1024 * 1024,
  formats = PICTURE_FORMATS,
  onPendingChange,
  ref,
  ...field
}: ImageUploadProps) {
  const { t, i18n } = useLingui();
  const latest = useRef(value);
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [viewed, setViewed] = useState<number | null>(null);
  const links = splitLinks(value);
  const emit = (next: string) => {
    latest.current = next;
    onChange(next);
  };
  const { jobs, add, retry, drop } = useUploads(upload, (link) => emit(withLink(latest.current, link, isSingle)));
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const uploading = jobs.filter(({ failure }) => failure === undefined).length;
  useEffect(() => onPendingChange?.(jobs.length, uploading), [jobs.length, uploading, onPendingChange]);
  const isFixed = field.isDisabled === true || field.isReadOnly === true;
  const canAdd = !isFixed && !(isSingle && links.length + jobs.length > 0);
  const limit = Math.round((maxBytes / 1024 / 1024) * 10) / 10;
  const take = (files: Iterable<File>) => {
    const list = isSingle ? [...files].slice(0, 1) : [...files];
    const reasons = {
      format: t`格式不支持，请用 ${formatList(formatNames(formats), i18n.locale)}`,
      empty: t`是空文件，请重新选择`,
      size: t`超过 ${limit} MB，请压缩后再传`,
    };
    setRefused(
      list.flatMap((file) => {
        const reason = refusal(file, formats, maxBytes);
        return reason === null ? [] : [t`${file.name}：${reasons[reason]}`];
      }),
    );
    add(list.filter((file) => refusal(file, formats, maxBytes) === null));
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (canAdd) take(event.dataTransfer.files);
  };
  const pasted = (event: ClipboardEvent) => {
    if (canAdd && event.clipboardData.files.length > 0) take(event.clipboardData.files);
  };
  const remove = (at: number, id: string) => {
    emit(withoutLink(value, at));
    requestAnimationFrame(() => focusById(id));
  };
  const failures = [
    ...refused,
    ...jobs.flatMap((job) => (job.failure === undefined ? [] : [t`${job.file.name} 没有传上去：${job.failure}`])),
  ];
  const nameOf = (at: number) => t`图片 ${at + 1}`;
  return (
    <Field
      {...field}
      isCustom
      description={
        field.description ??
        (isFixed
          ? undefined
          : t`可选择、拖入或粘贴；${formatList(formatNames(formats), i18n.locale)}，每张不超过 ${limit} MB`)
      }
    >
      {({ 'aria-required': _required, 'aria-invalid': isInvalid, ...control }, labelId) => (
        <>
          <div
            onDragOver={(event) => {
              event.preventDefault();
              setOver(canAdd);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={dropped}
            onPaste={pasted}
          >
            <div role="group" aria-labelledby={labelId} className={css.tiles} data-over={isOver || undefined}>
              {links.map((link, at) => (
                <Tile
                  key={`${at} ${link}`}
                  link={link}
                  name={nameOf(at)}
                  onView={() => setViewed(at)}
                  onRemove={isFixed ? undefined : () => remove(at, control.id)}
                />
              ))}
              {jobs.map((job) => (
                <JobTile key={job.id} job={job} onRetry={() => retry(job)} onDrop={() => drop(job)} />
              ))}
              {field.isReadOnly && links.length === 0 && '—'}
              {canAdd && (
                <label className={css.add} data-invalid={isInvalid} data-disabled={control.disabled || undefined}>
                  <input
                    {...control}
                    ref={ref}
                    type="file"
                    aria-labelledby={labelId}
                    className={visuallyHidden}
                    accept={formats.join(',')}
                    multiple={!isSingle}
                    onChange={(event) => {
                      take([...(event.target.files ?? [])]);
                      event.target.value = '';
                    }}
                  />
                  <ImagePlus size="1.5em" aria-hidden />
                  {t`添加图片`}
                </label>
              )}
            </div>
          </div>
          <div role="alert">
            {failures.length > 0 && (
              <ul className={css.failure}>
                {failures.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            )}
          </div>
          <Dialog
            title={viewed === null ? field.label : `${field.label} ${viewed + 1}/${links.length}`}
            width={880}
            isDismissable
            isOpen={viewed !== null}
            onOpenChange={() => setViewed(null)}
          >
            {viewed !== null && <img src={links[viewed]} alt={nameOf(viewed)} className={css.full} />}
          </Dialog>
        </>
      )}
    </Field>
  );
}
