import { splitLinks } from '../../ImageUpload/pictures.ts';
import type { UploadedFile } from '../../Upload/files.ts';

const ending = (link: string) => /\.[a-z\d]{1,8}(?=$|[?#])/i.exec(link)?.[0] ?? '';

/** The files of a value, which joins their URLs with commas; a file whose name is not known is called by its place. */
export const filesOf = (value: string, names: Readonly<Record<string, string>>, word: string): UploadedFile[] =>
  splitLinks(value).map((link, at) => ({ link, name: names[link] ?? `${word} ${at + 1}${ending(link)}` }));

/** The value of files. */
export const linksOf = (files: readonly UploadedFile[]): string => files.map(({ link }) => link).join(',');
