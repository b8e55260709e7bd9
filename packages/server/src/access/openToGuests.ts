/** Addresses that a guest of another login service may call before the account is there. */
export const openToGuests: ReadonlySet<string> = new Set(['blade-user/register-guest', 'blade-auth/oauth/user-info', 'blade-auth/oauth/logout']);
