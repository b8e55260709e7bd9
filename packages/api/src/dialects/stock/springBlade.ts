import { bladeX } from './bladeX.ts';
import type { StockRules } from './StockRules.ts';

/** SpringBlade, which has no flow, short messages, business dictionary, packages or attachments. */
export const springBlade: StockRules = {
  ...bladeX,
  menus: {
    ...bladeX.menus,
    '/develop/code': '/blade-develop/code',
    '/develop/datasource': '/blade-develop/datasource',
    '/system/role': '/blade-system/role',
    '/system/region': '/blade-system/region',
    '/log/usual': '/blade-log/usual',
    '/log/api': '/blade-log/api',
    '/log/error': '/blade-log/error',
  },
  calls: {
    ...bladeX.calls,
    'blade-user/page': { path: 'blade-user/list' },
    'blade-system/dept/lazy-tree': { path: 'blade-system/dept/tree', branch: { below: 'parentId' } },
    'blade-system/dict/parent-list': { path: 'blade-system/dict/list', branch: 'roots' },
    'blade-system/dict/child-list': { path: 'blade-system/dict/list', branch: { below: 'parentId' } },
    'blade-system/dict/dictionary': { texts: ['dictKey'] },
    'blade-system/menu/top-menu': { absent: { answer: [] } },
    'blade-auth/oauth/clear-cache': { absent: { answer: true } },
    'blade-resource/oss/endpoint/put-file-attach': { path: 'blade-resource/oss/endpoint/put-file' },
  },
};
