/** A family of BladeX servers, as far as the stand-in differs between them. */
export interface Family {
  name: 'A' | 'B' | 'C';
  /** Address of the token call below `/api/`. */
  token: string;
  captcha: string;
  logout: string;
  /** Address of the accounts below `/api/`. */
  users: string;
  /** The token reply is wrapped in the envelope, in camel case. */
  isWrapped: boolean;
  /** Calls of the contract that the family does not have. */
  absent: readonly RegExp[];
  /** Calls that it has besides those of the contract, as `METHOD address` below `/api/`. */
  further: readonly string[];
  /** Keys of dictionaries are numbers. */
  hasNumberKeys: boolean;
}

const a: Family = {
  name: 'A',
  token: 'blade-auth/oauth/token',
  captcha: 'blade-auth/oauth/captcha',
  logout: 'blade-auth/oauth/logout',
  users: 'blade-user',
  isWrapped: false,
  absent: [/^POST blade-auth\/oauth\/logout$/],
  further: ['GET blade-user/user-list'],
  hasNumberKeys: false,
};

/** BladeX 2.8 to 3, BladeX 4 and SpringBlade; facts from the description of the wire. */
export const families: Readonly<Record<Family['name'], Family>> = {
  A: a,
  B: { ...a, name: 'B', users: 'blade-system/user', further: ['GET blade-system/user/user-list'] },
  C: {
    ...a,
    name: 'C',
    token: 'blade-auth/token',
    captcha: 'blade-auth/captcha',
    logout: 'blade-auth/logout',
    users: 'blade-system/user',
    isWrapped: true,
    hasNumberKeys: true,
    absent: [
      /blade-flow\//,
      /blade-desk\/process\//,
      /blade-resource\/(?:sms|attach)/,
      /blade-system\/(?:dict-biz|tenant-package)/,
      /blade-system\/menu\/(?:top-menu|grant-top-tree|top-tree-keys)/,
      /blade-system\/dict\/(?:parent-list|child-list)/,
      /blade-system\/dept\/lazy-tree/,
      /blade-system\/user\/page/,
      /blade-auth\/oauth\//,
    ],
    further: ['GET blade-system/user/list'],
  },
};
