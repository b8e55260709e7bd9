import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The scenes that walls show, by address. */
export const sceneNames: Readonly<Record<string, MessageDescriptor>> = {
  '/dispatch/comprehensive': msg`综合指挥调度`,
  '/dispatch/rating': msg`六个满意度评价`,
  '/party/party-grid-exhibition': msg`党建网格展示`,
};
