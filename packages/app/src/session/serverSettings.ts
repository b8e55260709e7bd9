import type { Dialect } from '@lattice/api/dialects/Dialect';
import { dialects } from '@lattice/api/dialects/dialects';

/** What the page says of its server; a build writes it, and a town may change it in the page. */
export interface ServerSettings {
  /** Family of the server; default A. */
  dialect: Dialect['name'];
  /** `compat` keeps tokens in the cookies of the BladeX front ends; default `sealed`, for our own server. */
  session: 'sealed' | 'compat';
  /** A stock server lets people choose their department and role; default false. */
  switchMode: boolean;
  /** SM2 key of a stock server in hex, beginning with 04; '' for none. */
  publicKey: string;
  /** Further addresses of the server's menu by those of pages here: `/gov/people` for `/source/populationinfo`. */
  menus: Readonly<Record<string, string>>;
}

const isFamily = (value: string): value is Dialect['name'] => value in dialects;

/**
 * Reads the settings from the content of the page's meta element, which is JSON.
 *
 * @throws {Error} Where it is no JSON or names a family that nobody speaks; the message says what to write.
 */
export function readServerSettings(content: string): ServerSettings {
  const said = JSON.parse(content || '{}') as Partial<Record<keyof ServerSettings, unknown>>;
  const dialect = String(said.dialect ?? 'A');
  if (!isFamily(dialect))
    throw new Error(
      `The page names the server family ${dialect}, which nobody speaks, so no call can be made. ` +
        'Write A, B or C into its meta element lattice-server.',
    );
  return {
    dialect,
    session: said.session === 'compat' ? 'compat' : 'sealed',
    switchMode: said.switchMode === true,
    publicKey: String(said.publicKey ?? ''),
    menus: (said.menus ?? {}) as ServerSettings['menus'],
  };
}

/** The settings of this page. */
export const serverSettings: ServerSettings = readServerSettings(
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLMetaElement>('meta[name="lattice-server"]')?.content ?? ''),
);
