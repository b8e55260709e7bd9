import { lazyPart } from '../lazyPart/lazyPart.tsx';
import * as css from './CrudTable.css.ts';

const FaultNotice = lazyPart(async () => (await import('./list/Notices.tsx')).FaultNotice);

interface ListFaultsProps {
  /** What went wrong with something that was done; '' for nothing. */
  fault: string;
  onClose: () => void;
  /** Why the rows are not as new as was asked for; null where they are. */
  error: Error | null;
  onRetry: () => void;
}

/** What went wrong, above rows that are still shown. */
export function ListFaults({ fault, onClose, error, onRetry }: ListFaultsProps) {
  return (
    <div className={css.notices}>
      {fault !== '' && <FaultNotice message={fault} way="close" onPress={onClose} />}
      {error !== null && <FaultNotice message={error.message} way="retry" onPress={onRetry} />}
    </div>
  );
}
