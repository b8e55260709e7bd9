import { Refusal } from '../errors/Refusal.ts';
import { say } from '../words/say.ts';
import { pictureSizes } from './pictureSize.ts';

/** Largest upload, in bytes. */
export const MAX_BYTES = 20 * 1024 * 1024;
/** Most pixels of a picture; more is a decompression bomb rather than a photo. */
const MAX_PIXELS = 50_000_000;

interface FileType {
  mime: string;
  /** True when the content begins as the type demands. */
  fits(bytes: Uint8Array): boolean;
}

const begins =
  (...magic: number[]) =>
  (bytes: Uint8Array) =>
    magic.every((byte, i) => bytes[i] === byte);
const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

const jpeg: FileType = { mime: 'image/jpeg', fits: begins(0xff, 0xd8, 0xff) };
const zip = (mime: string): FileType => ({ mime, fits: begins(0x50, 0x4b, 0x03, 0x04) });
const office = 'application/vnd.openxmlformats-officedocument';

/** MP4 and its audio: a box of the file type stands first. */
const isIsoMedia = (bytes: Uint8Array): boolean => ascii(bytes, 4, 8) === 'ftyp';
/** A frame of MPEG audio, layer III: eleven bits for where it begins, then version and layer. */
const isMpegFrame = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xff && [0xe2, 0xe3, 0xf2, 0xf3, 0xfa, 0xfb].includes(bytes[1] ?? 0);

const fileTypes: Readonly<Record<string, FileType>> = {
  jpg: jpeg,
  jpeg,
  png: { mime: 'image/png', fits: begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  gif: { mime: 'image/gif', fits: begins(0x47, 0x49, 0x46, 0x38) },
  webp: { mime: 'image/webp', fits: (b) => ascii(b, 0, 4) === 'RIFF' && ascii(b, 8, 12) === 'WEBP' },
  webm: { mime: 'video/webm', fits: begins(0x1a, 0x45, 0xdf, 0xa3) },
  mp4: { mime: 'video/mp4', fits: isIsoMedia },
  m4a: { mime: 'audio/mp4', fits: isIsoMedia },
  ogg: { mime: 'audio/ogg', fits: (b) => ascii(b, 0, 4) === 'OggS' },
  mp3: { mime: 'audio/mpeg', fits: (b) => ascii(b, 0, 3) === 'ID3' || isMpegFrame(b) },
  wav: { mime: 'audio/wav', fits: (b) => ascii(b, 0, 4) === 'RIFF' && ascii(b, 8, 12) === 'WAVE' },
  amr: { mime: 'audio/amr', fits: (b) => ascii(b, 0, 5) === '#!AMR' },
  pdf: { mime: 'application/pdf', fits: begins(0x25, 0x50, 0x44, 0x46) },
  docx: zip(`${office}.wordprocessingml.document`),
  xlsx: zip(`${office}.spreadsheetml.sheet`),
  pptx: zip(`${office}.presentationml.presentation`),
};

const ACTIVE = /<(script|html|svg|iframe|body|!doctype)\b|javascript:/i;
const ODD_NAME = /[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069/\\]/;

/** What a file is, by its content. */
export interface UploadType {
  extension: string;
  mime: string;
}

/** Refuses a picture that is active, broken, or has more pixels than a photo; nothing of it is decoded. */
function inspectPicture(mime: string, bytes: Uint8Array): void {
  if (ACTIVE.test(new TextDecoder('latin1').decode(bytes))) throw new Refusal(400, say`图片中含有脚本内容，不能上传`);
  const [width, height] = pictureSizes[mime]?.(bytes) ?? [0, 0];
  if (width === 0 || height === 0) throw new Refusal(400, say`图片已损坏，读不出尺寸，请重新选择或另存后上传`);
  if (width * height > MAX_PIXELS) throw new Refusal(400, say`图片尺寸过大（${width}×${height}），请缩小后上传`);
}

/** Endings under which pictures come, also of kinds that are not taken, and none, as cameras of phones give it. */
const PICTURE_ENDINGS = ['jpg', 'jpeg', 'jfif', 'png', 'gif', 'webp', 'heic', 'heif', 'avif', 'bmp', ''];
const PICTURES = ['jpg', 'png', 'gif', 'webp'];

/** The kind of a file that is named as a picture, by its content alone; of every other file by its name. */
function extensionOf(ending: string, bytes: Uint8Array): string {
  if (!PICTURE_ENDINGS.includes(ending)) return ending;
  const extension = PICTURES.find((one) => fileTypes[one]?.fits(bytes));
  if (extension !== undefined) return extension;
  if (/^ftyp(?:hei|hev|mif|msf)/.test(ascii(bytes, 4, 12)))
    throw new Refusal(400, say`这是 HEIC 照片，请在手机的相机设置里改用 JPEG 格式，或另存为 jpg 后上传`);
  return ending;
}

/** Refuses with 413 what is more than an upload may be. */
export const fileTooLarge = (): Refusal => new Refusal(413, say`文件不能超过 ${MAX_BYTES / 1024 / 1024} MB`);

/** Judges an upload by its name and its content; refuses what is empty, too large, active, or not what it says. */
export function inspectUpload(name: string, bytes: Uint8Array): UploadType {
  if (bytes.length === 0) throw new Refusal(400, say`文件是空的，请重新选择`);
  if (bytes.length > MAX_BYTES) throw fileTooLarge();
  if (name.length > 200 || ODD_NAME.test(name))
    throw new Refusal(400, say`文件名过长或含有不能使用的字符，请改名后重试`);
  const parts = name.toLowerCase().split('.');
  const extension = extensionOf(parts.length > 1 ? (parts.at(-1) ?? '') : '', bytes);
  const known = Object.keys(fileTypes);
  const type = Object.hasOwn(fileTypes, extension) ? fileTypes[extension] : undefined;
  if (type === undefined) throw new Refusal(400, say`不支持的文件类型，请选择 ${known} 文件`);
  if (parts.slice(1, -1).some((part) => /^(html?|svg|js|mjs|exe|php|jsp|sh|bat|xml|asp|aspx)$/.test(part)))
    throw new Refusal(400, say`文件名有两个扩展名，请改名后重试`);
  if (!type.fits(bytes)) throw new Refusal(400, say`文件内容不是 ${extension} 格式，请选择原始文件`);
  if (type.mime.startsWith('image/')) inspectPicture(type.mime, bytes);
  return { extension: extension === 'jpeg' ? 'jpg' : extension, mime: type.mime };
}

/** MIME type under which a stored file of the extension is served. */
export const mimeOf = (extension: string): string => fileTypes[extension]?.mime ?? 'application/octet-stream';
