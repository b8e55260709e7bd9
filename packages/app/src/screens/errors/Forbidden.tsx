import { ErrorScreen } from './ErrorScreen.tsx';

/** The page exists, but not for this person. */
export const Forbidden = () => <ErrorScreen code={403} canRetry />;
