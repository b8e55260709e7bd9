import { tenant } from '@lattice/api/resources/blade-system/tenant';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

export default { ...screens, title: 'Screens/Tenants', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

export const List: ScreenStory = {
  args: listOf(
    tenant,
    '枫桥镇',
    [{ id: '1', tenantId: '000000', tenantName: '枫桥镇', accountNumber: -1 }],
    holds(...allOf(tenant), 'tenant_setting', 'tenant_datasource', 'tenant_package_setting'),
  ),
};
