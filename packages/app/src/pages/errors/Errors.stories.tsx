import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/Errors', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

/** A page that the person may not see; an administrator is told where it is granted. */
export const Forbidden: ScreenStory = { args: { address: '/403', shows: '403' } };

/** Nothing is at the address. */
export const NotFound: ScreenStory = { args: { address: '/404', shows: '404' } };

/** The server failed. */
export const ServerError: ScreenStory = { args: { address: '/500', shows: '500' } };
