/** Where kinds of fields lead that name no resource. */
export const referencePaths: Readonly<Record<string, string>> = {
  dept: 'blade-system/dept',
  region: 'blade-system/region',
  user: 'blade-user',
};
