import type { Meta } from '@storybook/react-vite';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

const meta: Meta<AppScreenProps> = { ...screens, title: 'Screens/Not yet', tags: ['!autodocs'], play: isDrawn };
export default meta;

/** A page whose screen comes with a later version. */
export const Announced: ScreenStory = { args: { address: '/project/titleransaction_visual', shows: '回到首页' } };
