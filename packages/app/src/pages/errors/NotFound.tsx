import { ErrorScreen } from './ErrorScreen.tsx';

/** Nothing is at this address. */
export const NotFound = () => <ErrorScreen code={404} />;
