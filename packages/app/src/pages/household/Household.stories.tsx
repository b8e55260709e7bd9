import type { Meta } from '@storybook/react-vite';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { householdAnswers } from '../../fixtures/households.ts';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

const meta: Meta<AppScreenProps> = { ...screens, title: 'Screens/Household', tags: ['!autodocs'], play: isDrawn };
export default meta;

/** Where a household is looked up or begun. */
export const Begun: ScreenStory = { args: { address: '/source/household', shows: '一户登记' } };

/** A house that the address names, with the people who live in it. */
export const Known: ScreenStory = {
  args: { address: '/source/household?house=501', shows: '枫桥花园 3号楼 2单元 501', answers: householdAnswers },
};
