import { license } from '@lattice/api/resources/krd/license';
import { answer } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

export default {
  ...screens,
  title: 'Screens/Licence in the back office',
  tags: ['!autodocs'],
  play: isDrawn,
} satisfies ScreenMeta;

export const List: ScreenStory = {
  args: {
    address: '/krd/licence',
    shows: '7C1F-90AB',
    answers: [
      holds(...allOf(license), 'license_generate', 'license_register'),
      answer(license, 'getLicenseInfo', {
        status: '1',
        machineCode: '7C1F-90AB-44D2-E813',
        productName: 'Lattice',
        productVersion: '0.1.0',
        licenseType: '2',
        expireTime: '2027-03-01 00:00:00',
        remainDays: 356,
      }),
    ],
  },
};
