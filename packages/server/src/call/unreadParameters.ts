import { Refusal } from '../errors/Refusal.ts';
import { say } from '../words/say.ts';

type Input = Readonly<Record<string, unknown>>;

/** Parameters of a call that remember which of them were looked at; a copy of all counts as a look at each. */
export interface WatchedInput {
  input: Input;
  /** Names of the parameters with a value that nobody looked at. */
  unread: ReadonlySet<string>;
}

/** Watches the parameters of a call. */
export function watchInput(given: Input): WatchedInput {
  const unread = new Set(Object.keys(given).filter((name) => given[name] !== '' && given[name] !== null));
  const read = (name: string | symbol) => typeof name === 'string' && unread.delete(name);
  const input = new Proxy(given, {
    get: (target, name) => {
      read(name);
      return Reflect.get(target, name) as unknown;
    },
    has: (target, name) => {
      read(name);
      return Reflect.has(target, name);
    },
    getOwnPropertyDescriptor: (target, name) => {
      read(name);
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
  });
  return { input, unread };
}

/**
 * Refuses a read with parameters that its answer does not depend on, such as a misspelt filter, which would pass for an
 * answer about everything.
 */
export function refuseUnread({ unread }: WatchedInput): void {
  const [name] = unread;
  if (name !== undefined) throw new Refusal(400, say`不认识的参数“${name.slice(0, 60)}”，请检查参数名称`);
}
