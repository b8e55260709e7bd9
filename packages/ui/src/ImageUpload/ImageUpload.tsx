import { useLingui } from '@lingui/react/macro';
import { Camera, ImagePlus } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, use, useEffect, useRef, useState } from 'react';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import { focusById } from '../Field/focusById.ts';
import { PictureRules } from '../pictureRules/pictureRules.tsx';
import { PICTURE_BYTES, PICTURE_FORMATS, formatNames } from '../preparePicture/formats.ts';
import { preparePicture } from '../preparePicture/preparePicture.tsx';
import * as css from './ImageUpload.css.ts';
import { JobTile } from './JobTile.tsx';
import { PictureInput } from './PictureInput.tsx';
import { splitLinks, withLink, withoutLink } from './pictures.ts';
import { Tile } from './Tile.tsx';
import { useTouch } from './useTouch.ts';
import { type Upload, useUploads } from './useUploads.ts';

/** The value joins their URLs with commas. */
export interface ImageUploadProps extends FieldProps<string> {
  /** Sends a file and resolves with its URL; may tell how much is sent, 0 to 1. */
  upload: Upload;
  /** At most one picture; default false. */
  isSingle?: boolean;
  /** Maximum size of a picture in bytes, to which a larger one is shrunk; default 5 MB. */
  maxBytes?: number;
  /** MIME types that are sent, into which other pictures are turned; default JPEG, PNG, WebP and GIF. */
  formats?: readonly string[];
  /** Where and when a picture was taken stays in it; default false, which takes it out. */
  keepsPlace?: boolean;
  /**
   * Called with the number of files still uploading or failed, and so not yet part of the value, and how many of them
   * are uploading.
   */
  onPendingChange?: (count: number, uploading: number) => void;
}

/**
 * Pictures taken, chosen, dropped or pasted; each is made small enough and sent at once, and one that fails is kept to
 * be sent again.
 */
export function ImageUpload({
  value,
  onChange,
  upload,
  isSingle = false,
  maxBytes = PICTURE_BYTES,
  formats = PICTURE_FORMATS,
  keepsPlace = false,
  onPendingChange,
  ref,
  ...field
}: ImageUploadProps) {
  const { t } = useLingui();
  const rule = use(PictureRules);
  const isTouch = useTouch();
  const latest = useRef(value);
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [viewed, setViewed] = useState<number | null>(null);
  const links = splitLinks(value);
  const emit = (next: string) => {
    latest.current = next;
    onChange(next);
  };
  const { jobs, add, retry, drop } = useUploads({
    prepare: async (file) => preparePicture(file, { ...(await rule()), formats, maxBytes, keepsPlace }),
    upload,
    onArrive: (link) => emit(withLink(latest.current, link, isSingle)),
    onRefuse: ({ name }, why) => setRefused((before) => [...before, t`${name}：${why}`]),
  });
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const uploading = jobs.filter(({ failure }) => failure === undefined).length;
  useEffect(() => onPendingChange?.(jobs.length, uploading), [jobs.length, uploading, onPendingChange]);
  const isFixed = field.isDisabled === true || field.isReadOnly === true;
  const canAdd = !isFixed && !(isSingle && links.length + jobs.length > 0);
  const take = (files: Iterable<File>) => {
    setRefused([]);
    add(isSingle ? [...files].slice(0, 1) : [...files]);
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
  const hint = isTouch
    ? t`可拍照或从相册选，过大的照片自动缩小`
    : t`可选择、拖入或粘贴；${formatNames(formats)}，过大的照片自动缩小`;
  const nameOf = (at: number) => t`图片 ${at + 1}`;
  return (
    <Field
      {...field}
      isCustom
      description={
        field.description ?? (isFixed ? undefined : keepsPlace ? t`${hint}；拍摄地点和时间随照片保留` : hint)
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
              {canAdd && isTouch && (
                <PictureInput
                  control={{
                    id: `${control.id}-camera`,
                    disabled: control.disabled,
                    'aria-label': t`${field.label}：拍照`,
                  }}
                  isInvalid={isInvalid}
                  accept="image/*"
                  capture="environment"
                  onTake={take}
                >
                  <Camera size="1.5em" aria-hidden />
                  {t`拍照`}
                </PictureInput>
              )}
              {canAdd && (
                <PictureInput
                  control={{ ...control, ref, 'aria-labelledby': labelId }}
                  isInvalid={isInvalid}
                  accept={[...formats, 'image/avif', 'image/bmp'].join(',')}
                  multiple={!isSingle}
                  onTake={take}
                >
                  <ImagePlus size="1.5em" aria-hidden />
                  {isTouch ? t`从相册选` : t`添加图片`}
                </PictureInput>
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
