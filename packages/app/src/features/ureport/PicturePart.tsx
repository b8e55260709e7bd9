import { qrPicture } from '@lattice/ui/QrCode';
import { useLingui } from '@lingui/react/macro';
import { barCodePicture } from './codes/code128.ts';
import { addressesIn } from './codes/pictureText.ts';
import type { DrawnValue } from './SheetFile.ts';
import * as css from './SheetView.css.ts';

interface PicturePartProps {
  drawn: DrawnValue;
  /** What the code says, or where the picture is. */
  text: string;
}

/** A code or a picture in a cell of a report. */
export function PicturePart({ drawn: { form, width, height, hasText }, text }: PicturePartProps) {
  const { t } = useLingui();
  if (form === 'picture')
    return addressesIn(text).map((address, at) => (
      <img
        key={at}
        className={css.drawn}
        src={address}
        alt={t`图片 ${at + 1}`}
        {...(width > 0 && { width })}
        {...(height > 0 && { height })}
      />
    ));
  if (form === 'qrcode') {
    const edge = Math.min(width, height);
    return <img className={css.drawn} src={qrPicture(text)} alt={text} width={edge} height={edge} />;
  }
  return (
    <>
      <img
        className={css.drawn}
        src={barCodePicture(text)}
        alt={text}
        style={{ inlineSize: width, blockSize: height }}
      />
      {hasText && <div aria-hidden="true">{text}</div>}
    </>
  );
}
