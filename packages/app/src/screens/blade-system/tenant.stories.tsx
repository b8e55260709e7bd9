import { tenant } from '@lattice/api/resources/blade-system/tenant';
import type { Meta } from '@storybook/react-vite';
import { answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = {
  ...screens,
  title: 'Screens/Tenants',
  tags: ['!autodocs'],
  play: isDrawn,
  args: {
    address: '/blade-system/tenant',
    shows: '枫桥镇',
    answers: [
      holds(...allOf(tenant), 'tenant_setting', 'tenant_datasource', 'tenant_package_setting'),
      answerRows(tenant, 'page', [{ id: '1', tenantId: '000000', tenantName: '枫桥镇', accountNumber: -1 }]),
    ],
  },
};
export default meta;

/** The towns of the installation. */
export const List: ScreenStory = {};
