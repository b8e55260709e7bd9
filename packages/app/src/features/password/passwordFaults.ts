/** What the password form holds (specification, section 3). */
export interface PasswordValues {
  oldPassword: string;
  newPassword: string;
  newPassword1: string;
}

/** What is wrong with a value: the name of the value where it is missing, else the rule that is broken. */
export type PasswordFault = keyof PasswordValues | 'weak' | 'same' | 'different';

const faultOfNew = ({ oldPassword, newPassword }: PasswordValues, isWeak: boolean): PasswordFault | null => {
  if (newPassword === '') return 'newPassword';
  if (isWeak) return 'weak';
  return newPassword === oldPassword ? 'same' : null;
};

/** What is wrong with the values; `isWeak` tells whether the new password breaks a rule of passwords. */
export function passwordFaults(
  values: PasswordValues,
  isWeak: boolean,
): Partial<Record<keyof PasswordValues, PasswordFault>> {
  const { oldPassword, newPassword, newPassword1 } = values;
  const fresh = faultOfNew(values, isWeak);
  const again: PasswordFault | null =
    newPassword1 === '' ? 'newPassword1' : newPassword1 === newPassword ? null : 'different';
  return {
    ...(oldPassword === '' && { oldPassword: 'oldPassword' }),
    ...(fresh !== null && { newPassword: fresh }),
    ...(again !== null && { newPassword1: again }),
  };
}
