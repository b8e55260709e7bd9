import { license } from '@lattice/api/resources/krd/license';
import { answer } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

export default {
  ...screens,
  title: 'Screens/Licence',
  tags: ['!autodocs'],
  play: isDrawn,
  parameters: { layout: 'fullscreen' },
} satisfies ScreenMeta;

const machineCode = '7C1F-90AB-44D2-E813';
const facts = {
  machineCode,
  productName: '网格化社会治理平台',
  productVersion: '0.1.0',
  licenseType: '',
  expireTime: '',
  remainDays: null,
};

/** No licence yet: generate one, upload one, or get one online. */
export const None: ScreenStory = {
  args: {
    address: '/shouquan1',
    shows: machineCode,
    answers: [answer(license, 'getLicenseInfo', { ...facts, status: '0' })],
  },
};

/** Getting a licence online. */
export const Online: ScreenStory = {
  args: {
    address: '/shouquan2',
    shows: machineCode,
    answers: [answer(license, 'getLicenseInfo', { ...facts, status: '3', expireTime: '2026-03-01 00:00:00' })],
  },
};

/** The licence is there. */
export const Complete: ScreenStory = {
  args: {
    address: '/shouquan3',
    shows: '2027-03-01',
    answers: [
      answer(license, 'getLicenseInfo', {
        ...facts,
        status: '1',
        licenseType: '2',
        expireTime: '2027-03-01 00:00:00',
        remainDays: 356,
      }),
    ],
  },
};
