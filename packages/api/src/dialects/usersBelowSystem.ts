/** The address of a call where users stand below the system: `blade-system/user/info` of `blade-user/info`. */
export const usersBelowSystem = (path: string): string => path.replace(/^blade-user(?=\/|$)/, 'blade-system/user');
