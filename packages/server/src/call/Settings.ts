import type { LiveKit } from './LiveKit.ts';
import type { LoginProvider } from './LoginProvider.ts';

/** Settings of a server that do not change while it runs. */
export interface Settings {
  /** Answers with the stock server's quirks. */
  quirks: boolean;
  /** This captcha answer is always drawn; for tests alone. */
  testCaptcha?: string;
  /** True under `NODE_ENV=test`: wider limits on logins. */
  test: boolean;
  /** Answers 5000 until there is a good licence; default false. */
  needsLicence?: boolean;
  /** People may work as one of their departments and roles alone; default false. */
  switchMode?: boolean;
  /** Browsers are told to encrypt passwords by SM2; default false. */
  sm2?: boolean;
  /** A code by short message opens a session; default false. */
  phoneLogin?: boolean;
  /**
   * A gateway carries messages out of the product; without one what can only be sent by it is refused. Default false.
   */
  hasGateway?: boolean;
  /**
   * Everybody who knows the address of a file may read it, for front ends that keep addresses as they stored them.
   * Default false.
   */
  openFiles?: boolean;
  /** Hosts to which data sources may lead: names, names behind `*.`, addresses and networks; default none. */
  datasourceHosts?: readonly string[];
  /** Folder of files, keys and the note of the first run; none where nothing is kept in files. */
  dataDir?: string;
  /** Servers that help browsers in a meeting to find a way to each other; default none. */
  iceServers?: readonly { urls: readonly string[]; username?: string; credential?: string }[];
  /** Carries meetings of many people; without it sound and picture go from browser to browser. */
  liveKit?: LiveKit;
  /** Other services by which people may sign in; default none. */
  providers?: readonly LoginProvider[];
}
