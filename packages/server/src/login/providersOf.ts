import type { LoginProvider } from '../call/LoginProvider.ts';

type Entry = Readonly<Record<string, unknown>>;

const defaults = {
  scope: 'openid profile',
  subjectClaim: 'sub',
  nameClaim: 'name',
  accountClaim: '',
  publicUrl: '',
  kind: 'social',
} as const;
const needed = ['source', 'label', 'authorizeUrl', 'tokenUrl', 'userUrl', 'clientId', 'clientSecret'] as const;
const addresses = ['authorizeUrl', 'tokenUrl', 'userUrl'] as const;
const LOCAL = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\//;

const fault = (place: number, what: string) =>
  new Error(
    `LOGIN_PROVIDERS: entry ${place + 1} ${what}, so people could not sign in by it. Correct the file and start again.`,
  );

const provider = (entry: unknown, place: number): LoginProvider => {
  if (typeof entry !== 'object' || entry === null) throw fault(place, 'is no object');
  const given: Entry = { ...defaults, ...entry };
  const word = (name: string) => {
    const value = given[name];
    if (typeof value !== 'string') throw fault(place, `has no text for "${name}"`);
    return value;
  };
  const missing = needed.find((name) => word(name) === '');
  if (missing !== undefined) throw fault(place, `has no "${missing}"`);
  if (!/^[a-z0-9-]{1,20}$/.test(word('source')))
    throw fault(place, 'has a "source" that is not made of small letters, digits and dashes');
  const open = addresses.find((name) => !word(name).startsWith('https://') && !LOCAL.test(word(name)));
  if (open !== undefined) throw fault(place, `has a "${open}" that does not begin with https://`);
  const kind = word('kind');
  if (kind !== 'social' && kind !== 'sso') throw fault(place, 'has a "kind" other than social and sso');
  return {
    source: word('source'),
    label: word('label'),
    kind,
    authorizeUrl: word('authorizeUrl'),
    tokenUrl: word('tokenUrl'),
    userUrl: word('userUrl'),
    clientId: word('clientId'),
    clientSecret: word('clientSecret'),
    scope: word('scope'),
    subjectClaim: word('subjectClaim'),
    nameClaim: word('nameClaim'),
    accountClaim: word('accountClaim'),
    publicUrl: word('publicUrl').replace(/(?<!\/)\/+$/, ''),
  };
};

/** Reads the services by which people may sign in from a JSON list; throws what is wrong with it. */
export function providersOf(text: string): LoginProvider[] {
  const parsed: unknown = JSON.parse(text);
  if (!Array.isArray(parsed))
    throw new Error(
      'LOGIN_PROVIDERS: the file holds no list of services, so nobody could sign in by one. ' +
        'Write [ { "source": … } ] and start again.',
    );
  const found = parsed.map((entry: unknown, place) => provider(entry, place));
  const twice = found.findIndex(({ source }, place) => found.findIndex((other) => other.source === source) !== place);
  if (twice >= 0) throw fault(twice, 'has the "source" of another one');
  return found;
}
