import { oss } from '@lattice/api/resources/blade-resource/oss';
import { client } from '../session/client.ts';

/** Stores a file as an attachment; gives its address and its name. */
export async function uploadFile(file: File): Promise<{ link: string; name: string }> {
  const { link, originalName } = await client(oss).putFileAttach({ file });
  return { link, name: originalName };
}
