import { tenantPackage } from '@lattice/api/resources/blade-system/tenant-package';
import type { Meta } from '@storybook/react-vite';
import { menu } from '@lattice/api/resources/blade-system/menu';
import { answer, answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = {
  ...screens,
  title: 'Screens/Tenant packages',
  tags: ['!autodocs'],
  play: isDrawn,
  args: {
    address: '/blade-system/tenant-package',
    shows: '平安建设包',
    answers: [
      answer(menu, 'tree', [{ id: '7', parentId: '0', title: '平安建设', key: '7', value: '7' }]),
      holds(...allOf(tenantPackage)),
      answerRows(tenantPackage, 'page', [{ id: '1', packageName: '平安建设包', menuId: '7', remark: '' }]),
    ],
  },
};
export default meta;

/** Sets of menus for tenants. */
export const List: ScreenStory = {};
