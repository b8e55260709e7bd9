import { useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import * as css from './CaptchaField.css.ts';

export interface CaptchaFieldProps extends Omit<
  TextFieldProps,
  'type' | 'prefix' | 'suffix' | 'maxLength' | 'onKeyDown'
> {
  /** URL of the picture; '' while there is none. */
  image: string;
  /** Fetches another picture. */
  onRefresh: () => void;
  /** True while another picture is fetched; default false. */
  isRefreshing?: boolean;
}

/** The text in a picture that proves the user is a person; pressing the picture fetches another. Pasting is allowed. */
export function CaptchaField({ image, onRefresh, isRefreshing = false, ...field }: CaptchaFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      {...field}
      suffix={
        <button
          type="button"
          className={css.picture}
          aria-label={t`验证码图片，看不清请按此键换一张`}
          title={t`看不清？换一张`}
          aria-busy={isRefreshing}
          disabled={field.isDisabled}
          onClick={onRefresh}
        >
          {image === '' ? <RefreshCw size="1.2em" aria-hidden /> : <img src={image} alt="" className={css.image} />}
        </button>
      }
    />
  );
}
