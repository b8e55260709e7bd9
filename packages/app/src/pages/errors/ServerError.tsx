import { ErrorScreen } from './ErrorScreen.tsx';

/** The server failed. */
export const ServerError = () => <ErrorScreen code={500} canRetry />;
