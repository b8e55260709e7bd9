import { encode } from 'uqr';

/** The drawing of a QR code: its edge in modules, and a path of its dark ones. */
export interface QrDrawing {
  edge: number;
  path: string;
}

/** The dark modules of a text as runs of a path, with the quiet zone of four modules that ISO/IEC 18004 asks for. */
export function modules(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
  );
  return { edge: size, path: runs.join('') };
}
