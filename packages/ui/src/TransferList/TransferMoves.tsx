import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, type LucideIcon } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import * as css from './TransferMoves.css.ts';

interface TransferMovesProps {
  /** Cannot be used. */
  isDisabled: boolean;
  /** How many each button would move. */
  counts: { add: number; addAll: number; remove: number; removeAll: number };
  /** Whether the lists are searched, so that all means what was found. */
  isSearched: { available: boolean; chosen: boolean };
  /** Called with the move whose button is pressed. */
  onMove: (move: keyof TransferMovesProps['counts']) => void;
}

/** The buttons that move lines from one list to the other. */
export function TransferMoves({ isDisabled, counts, isSearched, onMove }: TransferMovesProps) {
  const { t } = useLingui();
  const button = (move: keyof typeof counts, words: string, Picture: LucideIcon) => (
    <Button
      icon={
        <span className={css.arrow}>
          <Picture size="1.1em" aria-hidden />
        </span>
      }
      isDisabled={isDisabled || counts[move] === 0}
      onPress={() => onMove(move)}
    >
      {words}
    </Button>
  );
  return (
    <div className={css.moves}>
      {button('add', t`加入`, ChevronRight)}
      {button('addAll', isSearched.available ? t`加入找到的` : t`全部加入`, ChevronsRight)}
      {button('remove', t`移出`, ChevronLeft)}
      {button('removeAll', isSearched.chosen ? t`移出找到的` : t`全部移出`, ChevronsLeft)}
    </div>
  );
}
