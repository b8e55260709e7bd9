import { sm2 } from 'sm-crypto-v2';
import { appFolder } from '../../scripts/buildApp.ts';
import type { Family } from '../standin/families.ts';
import { type StandIn, openStandIn } from '../standin/openStandIn.ts';

const { publicKey } = sm2.generateKeyPairHex();

/** Opens a stock server with the built application; BladeX 4 takes passwords encrypted alone. */
export const openStock = (family: Family['name']): Promise<StandIn> =>
  openStandIn(family, appFolder, family === 'B' ? { publicKey } : {});
