import { tenantPackage } from '@lattice/api/resources/blade-system/tenant-package';
import type { Meta } from '@storybook/react-vite';
import { answerRows } from '../../fixtures/answer.ts';
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
      holds(...allOf(tenantPackage)),
      answerRows(tenantPackage, 'page', [{ id: '1', packageName: '平安建设包', menuId: '7', remark: '' }]),
    ],
  },
};
export default meta;

/** Sets of menus for tenants. */
export const List: ScreenStory = {};
