import { say } from '../words/say.ts';
import { tokenFailure } from './tokenFailure.ts';

const clients: ReadonlyMap<string, string> = new Map([
  ['saber', 'saber_secret'],
  ['saber3', 'saber3_secret'],
  ['sword', 'sword_secret'],
]);

const decoded = (text: string): string => {
  try {
    return atob(text);
  } catch {
    return '';
  }
};

/**
 * Name of the known client whose `Authorization: Basic` header a token call carries; anything else is refused with 401.
 */
export function clientOf(header: string | null): string {
  const pair = decoded(/^basic ([\w+/=]{1,300})$/i.exec(header ?? '')?.[1] ?? '');
  const [id = '', secret] = pair.split(/:(.*)/s);
  if (secret === undefined || clients.get(id) !== secret)
    throw tokenFailure(401, say`请求头中无client信息`, 'invalid_client');
  return id;
}
