/** What a licence says; times in China time. */
export interface Licence {
  licenseNo: string;
  customerName: string;
  productName: string;
  productVersion: string;
  /** Key of the dictionary `license_type`. */
  licenseType: string;
  machineCode: string;
  issueTime: string;
  /** '' for a licence without an end. */
  expireTime: string;
  maxUsers: number;
  maxGrids: number;
  modules: readonly string[];
}

const FIRST = '-----BEGIN LATTICE LICENCE-----';
const LAST = '-----END LATTICE LICENCE-----';
const encode = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const decode = (text: string) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
const lines = (text: string) => text.replaceAll(/(.{64})(?=.)/g, '$1\n');

/** The text of a signed licence: the licence and its signature, both in base 64. */
export async function sealLicence(licence: Licence, key: CryptoKey): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(licence));
  const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', key, bytes));
  return [FIRST, lines(encode(bytes)), '', lines(encode(signature)), LAST, ''].join('\n');
}

const isLicence = (value: unknown): value is Licence =>
  typeof value === 'object' &&
  value !== null &&
  'machineCode' in value &&
  typeof value.machineCode === 'string' &&
  'expireTime' in value &&
  typeof value.expireTime === 'string' &&
  'licenseNo' in value &&
  typeof value.licenseNo === 'string';

/** The licence of a text and its signature, when the signature is right; null otherwise. */
export async function openLicence(
  text: string,
  key: CryptoKey,
): Promise<{ licence: Licence; signature: string } | null> {
  const body = text.replaceAll('\r\n', '\n').trim();
  if (!body.startsWith(FIRST) || !body.endsWith(LAST)) return null;
  const [content = '', signature = ''] = body
    .slice(FIRST.length, -LAST.length)
    .trim()
    .split('\n\n')
    .map((part) => part.replaceAll(/\s/g, ''));
  try {
    const bytes = decode(content);
    if (!(await crypto.subtle.verify('Ed25519', key, decode(signature), bytes))) return null;
    const licence: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isLicence(licence) ? { licence, signature } : null;
  } catch {
    return null;
  }
}
