import { client } from '@lattice/api/resources/blade-system/client';
import { demoRows } from '../../town/fill/demoRows.ts';

/** Start data of 应用客户端 in the demo town. */
export const seed = demoRows(client, 3, ({ n }) => {
  const clientId = ['wangge-app', 'resident-mini', 'leader-app'][n];
  return {
    clientId,
    clientSecret: 'to-be-set',
    authorizedGrantTypes: 'password,refresh_token,captcha',
    scope: 'all',
    accessTokenValidity: 3600,
    refreshTokenValidity: 604_800,
    webServerRedirectUri: `https://fengqiao.example/${clientId}`,
  };
});
