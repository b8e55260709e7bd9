/** Maximum size of an avatar in bytes: 500 kB. */
export const AVATAR_BYTES = 500 * 1024;

/** The kinds of picture an avatar may be. */
export const AVATAR_KINDS: readonly string[] = ['image/jpeg', 'image/png'];

/** Why a picture is not taken as an avatar: its kind, nothing in it, or too large. */
export type AvatarRefusal = 'format' | 'empty' | 'size';

/** Why a file is refused, or null. Its kind and the end of its name must both be of a kind that is taken. */
export function avatarRefusal({
  name,
  type,
  size,
}: {
  name: string;
  type: string;
  size: number;
}): AvatarRefusal | null {
  if (!AVATAR_KINDS.includes(type) || !/\.(?:jpe?g|png)$/i.test(name)) return 'format';
  if (size === 0) return 'empty';
  return size > AVATAR_BYTES ? 'size' : null;
}
