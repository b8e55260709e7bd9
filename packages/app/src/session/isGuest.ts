import type { UserInfo } from '@lattice/api/TokenStore';

/** True for a person whom another login service knows, but who has no account here: no id, or a negative one. */
export const isGuest = (user: Pick<UserInfo, 'user_id'> | null): boolean =>
  user !== null && (user.user_id === '' || Number(user.user_id) < 0);
