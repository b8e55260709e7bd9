import { tenantPackage } from '@lattice/api/resources/blade-system/tenant-package';
import { menu } from '@lattice/api/resources/blade-system/menu';
import { answer, treeNode } from '../../fixtures/answer.ts';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/Tenant packages', tags: ['!autodocs'], play: isDrawn };
export default meta;

export const List: ScreenStory = {
  args: listOf(
    tenantPackage,
    '平安建设包',
    [{ id: '1', packageName: '平安建设包', menuId: '7', remark: '' }],
    answer(menu, 'tree', [treeNode('7', '平安建设')]),
  ),
};
