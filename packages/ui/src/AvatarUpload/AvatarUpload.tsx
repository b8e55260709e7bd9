import { useLingui } from '@lingui/react/macro';
import { UserRound } from 'lucide-react';
import { use, useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Upload } from '../ImageUpload/useUploads.ts';
import { PictureRules } from '../pictureRules/pictureRules.tsx';
import { preparePicture } from '../preparePicture/preparePicture.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Waiting, lazyPart } from '../lazyPart/lazyPart.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { blank, choose, face, failure, row } from './AvatarUpload.css.ts';
import { cropPicture, type CropArea } from './cropPicture.ts';

const CropStage = lazyPart(async () => (await import('./CropStage.tsx')).CropStage);

/** The value is its URL, '' for none. */
export interface AvatarUploadProps extends FieldProps<string> {
  /** Sends the cut picture and resolves with its URL. */
  upload: Upload;
}

/** What is cut; what is sent is a small JPEG. */
const FORMATS = ['image/jpeg', 'image/png'];

/** A face: a picture that is cut round and sent as a jpg of at most 500 kB. */
export function AvatarUpload({ value, onChange, upload, ref, ...field }: AvatarUploadProps) {
  const { t } = useLingui();
  const rule = use(PictureRules);
  const [source, setSource] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const [isReading, setReading] = useState(false);
  const [isPending, setPending] = useState(false);
  const [isThere, setThere] = useState(false);
  const area = useRef<CropArea | null>(null);
  useEffect(() => (source === null ? undefined : () => URL.revokeObjectURL(source)), [source]);
  const isFixed = field.isDisabled === true || field.isReadOnly === true;
  const take = async (file: File | undefined) => {
    if (!file) return;
    setProblem('');
    setReading(true);
    try {
      const picture = await preparePicture(file, { ...(await rule()), formats: FORMATS });
      area.current = null;
      setThere(false);
      setSource(URL.createObjectURL(picture));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      const { name } = file;
      setProblem(t`${name}：${why}`);
    } finally {
      setReading(false);
    }
  };
  const mark = (next: CropArea) => {
    // A picture that is not there has no size.
    area.current = next.width > 0 ? next : null;
    setThere(next.width > 0);
  };
  const save = async () => {
    if (source === null || area.current === null) return;
    setPending(true);
    try {
      const { link } = await upload(await cropPicture(source, area.current));
      onChange(link);
      setSource(null);
      setProblem('');
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      setProblem(t`头像没有保存：${why}`);
    } finally {
      setPending(false);
    }
  };
  return (
    <Field
      {...field}
      isCustom
      description={field.description ?? (isFixed ? undefined : t`jpg 或 png，过大的照片自动缩小`)}
    >
      {({ 'aria-required': _required, 'aria-invalid': isInvalid, ...control }, labelId) => (
        <div className={row}>
          {value === '' ? (
            <span className={`${face} ${blank}`}>
              <Icon of={UserRound} size={36} />
            </span>
          ) : (
            <img src={value} alt={field.label} className={face} />
          )}
          {!field.isReadOnly && (
            <label className={choose} data-invalid={isInvalid} data-disabled={control.disabled || undefined}>
              <input
                {...control}
                ref={ref}
                type="file"
                aria-labelledby={labelId}
                className={visuallyHidden}
                accept={FORMATS.join(',')}
                onChange={(event) => {
                  void take(event.target.files?.[0]);
                  event.target.value = '';
                }}
              />
              {isReading ? t`处理中` : value === '' ? t`选择图片` : t`更换图片`}
            </label>
          )}
          {value !== '' && !isFixed && !field.isRequired && (
            <Button variant="quiet" onPress={() => onChange('')}>{t`移除`}</Button>
          )}
          <div role="alert" className={failure}>
            {source === null && problem}
          </div>
          <Dialog
            title={t`裁剪头像`}
            width={440}
            isOpen={source !== null}
            onOpenChange={() => setSource(null)}
            footer={
              <>
                <Button onPress={() => setSource(null)}>{t`取消`}</Button>
                <Button
                  variant="primary"
                  isPending={isPending}
                  isDisabled={!isThere}
                  onPress={() => void save()}
                >{t`使用`}</Button>
              </>
            }
          >
            {source !== null && (
              <Waiting value={<Skeleton />}>
                <CropStage source={source} onArea={mark} onFault={() => setProblem(t`图片无法打开，请换一张`)} />
              </Waiting>
            )}
            <div role="alert" className={failure}>
              {problem}
            </div>
          </Dialog>
        </div>
      )}
    </Field>
  );
}
