import { Link } from '../Link/Link.tsx';
import { modules } from './modules.ts';
import { code, figure, twin } from './QrCode.css.ts';

export { qrPicture } from './qrPicture.ts';

export interface QrCodeProps {
  /** What the code holds: an address or a text of at most about 2,000 characters. */
  value: string;
  /** What it is for, such as 扫码上报. */
  label: string;
  /** Width and height in pixels; default 160. */
  size?: number;
  /** Whether the text of the code stands beneath it, for those who cannot scan; default true. */
  hasText?: boolean;
}

/** A QR code and, beneath it, what it holds. */
export function QrCode({ value, label, size = 160, hasText = true }: QrCodeProps) {
  const { edge, path } = modules(value);
  return (
    <figure className={figure}>
      <svg
        role="img"
        aria-label={label}
        className={code}
        width={size}
        height={size}
        viewBox={`0 0 ${edge} ${edge}`}
        shapeRendering="crispEdges"
      >
        <path d={path} fill="currentColor" />
      </svg>
      <figcaption className={twin}>
        <span>{label}</span>
        {hasText && (/^https?:\/\//.test(value) ? <Link href={value}>{value}</Link> : <span>{value}</span>)}
      </figcaption>
    </figure>
  );
}
