import { say } from '../words/say.ts';
import { tokenFailure } from '../session/tokenFailure.ts';
import type { LoginProvider } from '../call/LoginProvider.ts';

const TIMEOUT = 10_000;
const MAX_LENGTH = 100_000;

/** Who came, according to another service. */
export interface Identity {
  /** Lasting name: the service and the person's name there. */
  oauthId: string;
  /** Name to greet by; '' for none. */
  name: string;
  /** Account here that the service names; '' when it names none or is not trusted to. */
  account: string;
}

const failed = () => tokenFailure(400, say`第三方登录服务没有正确应答，请稍后重试或改用账号登录`);

async function ask(address: string, init: RequestInit): Promise<Readonly<Record<string, unknown>>> {
  try {
    const response = await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) });
    const text = await response.text();
    const body: unknown = response.ok && text.length <= MAX_LENGTH ? JSON.parse(text) : null;
    if (typeof body !== 'object' || body === null) throw failed();
    return { ...body };
  } catch {
    throw failed();
  }
}

const word = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '');

/**
 * Changes a code for a token and asks the service whose it is; the code counts only with the verifier of the same
 * sign-in.
 */
export async function askProvider(
  provider: LoginProvider,
  { code, verifier, redirectUri }: { code: string; verifier: string; redirectUri: string },
): Promise<Identity> {
  const { clientId, clientSecret } = provider;
  const token = await ask(provider.tokenUrl, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      client_id: clientId,
      client_secret: clientSecret,
      code_verifier: verifier,
    }).toString(),
  });
  const access = word(token.access_token);
  if (access === '') throw failed();
  const claims = await ask(provider.userUrl, {
    headers: { Accept: 'application/json', Authorization: `Bearer ${access}` },
  });
  const subject = word(claims[provider.subjectClaim]);
  if (subject === '' || subject.length > 200) throw failed();
  return {
    oauthId: `${provider.source}:${subject}`,
    name: word(claims[provider.nameClaim]).slice(0, 20),
    account: provider.accountClaim === '' ? '' : word(claims[provider.accountClaim]).slice(0, 45),
  };
}
