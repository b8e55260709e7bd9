import type { Meta } from '@storybook/react-vite';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

const meta: Meta<AppScreenProps> = { ...screens, title: 'Screens/Household', tags: ['!autodocs'], play: isDrawn };
export default meta;

/** Where a household is looked up or begun. */
export const Begun: ScreenStory = { args: { address: '/source/household', shows: '一户登记' } };
