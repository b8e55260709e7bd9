/** What the registration dialog holds (specification, section 3). */
export interface RegistrationValues {
  tenantId: string;
  name: string;
  account: string;
  password: string;
  password2: string;
}

/** The first rule that the values break, in the order of the specification (section 5); null when none is. */
export function registrationFault({
  tenantId,
  account,
  password,
  password2,
}: RegistrationValues): 'tenantId' | 'account' | 'password' | 'different' | null {
  if (tenantId === '') return 'tenantId';
  if (account === '') return 'account';
  if (password === '' || password2 === '') return 'password';
  return password === password2 ? null : 'different';
}
