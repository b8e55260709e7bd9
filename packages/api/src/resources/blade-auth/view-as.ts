import { post } from '../../call.ts';
import type { Id } from '../../field.ts';
import { resource } from '../../resource.ts';

/** 以他人身份查看: an administrator looks at the product as another person, and changes nothing. */
export const viewAs = resource('blade-auth/view-as', {
  label: '以他人身份查看',
  fields: {},
  calls: {
    /** Lets one's own session look as somebody who holds no more than oneself, for 30 minutes. */
    begin: post<{ userId: Id }>('begin', 'query', { access: { permission: 'view-as' } }),
    /** Leads back to oneself; true also where the view is over already. */
    end: post('end', 'query', { access: 'session', openTo: ['view'] }),
  },
});
