import { msg } from '@lingui/core/macro';
import type { Page } from '../../navigation/Page.ts';

const form: Page['load'] = () => import('./FormScreen.tsx').then((m) => m.FormScreen);
const handle: Page['load'] = () => import('./HandleScreen.tsx').then((m) => m.HandleScreen);
const detail: Page['load'] = () => import('./DetailScreen.tsx').then((m) => m.DetailScreen);
const handled = 'handle/:taskId/:processInstanceId/:businessId';
const shown = 'detail/:processInstanceId/:businessId';

/** Form, task and record of every process; leave has titles of its own. */
export const pages: readonly Page[] = [
  { path: '/work/process/leave/form/:processDefinitionId', title: msg`请假申请`, access: 'member', load: form },
  { path: `/work/process/leave/${handled}`, title: msg`请假办理`, access: 'member', load: handle },
  { path: `/work/process/leave/${shown}`, title: msg`请假详情`, access: 'member', load: detail },
  { path: '/work/process/:process/form/:processDefinitionId', title: msg`流程申请`, access: 'member', load: form },
  { path: `/work/process/:process/${handled}`, title: msg`流程办理`, access: 'member', load: handle },
  { path: `/work/process/:process/${shown}`, title: msg`流程详情`, access: 'member', load: detail },
];
