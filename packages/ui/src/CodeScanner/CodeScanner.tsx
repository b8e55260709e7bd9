import { useLingui } from '@lingui/react/macro';
import { CameraOff } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './CodeScanner.css.ts';
import { type ScannerState, useCodes } from './useCodes.ts';

export interface CodeScannerProps {
  /** What is scanned, such as 点位二维码; the name of the picture. */
  label: string;
  /** Called with the text of a QR code; the same code is told once in a row. */
  onCode: (code: string) => void;
}

/** Reads QR codes by the camera while it is shown; where there is no camera it says why, so that people type. */
export function CodeScanner({ label, onCode }: CodeScannerProps) {
  const { t } = useLingui();
  const { video, state } = useCodes(onCode);
  const words: Record<ScannerState, string> = {
    opening: t`正在打开相机…`,
    looking: t`把二维码放进方框，自动识别`,
    insecure: t`浏览器只向 https 页面开放相机：请输入编码，或请管理员启用 HTTPS`,
    refused: t`浏览器没有允许使用相机：请在网站设置里允许，或输入编码`,
    none: t`没有找到相机，请输入编码`,
    busy: t`相机正被其他程序占用，请关闭后重试，或输入编码`,
  };
  const hasPicture = state === 'opening' || state === 'looking';
  return (
    <div className={css.scanner} data-state={hasPicture ? 'picture' : 'none'}>
      {hasPicture ? (
        <div className={css.frame}>
          <video ref={video} className={css.picture} aria-label={label} muted playsInline />
          <span className={css.corners} aria-hidden />
        </div>
      ) : (
        <Icon of={CameraOff} size={20} />
      )}
      <p className={css.words} role="status">
        {words[state]}
      </p>
    </div>
  );
}
