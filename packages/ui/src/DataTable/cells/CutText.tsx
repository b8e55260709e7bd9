import { type ReactElement, useMemo } from 'react';
import { Tooltip, type TooltipTriggerState, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { tooltip } from '../../Tooltip/Tooltip.css.ts';

interface CutTextProps {
  /** The cell whose text is cut. */
  cell: HTMLElement;
  /** Called when the hint must stay, as under the pointer. */
  onKeep: () => void;
  /** Called when it must go, at once or soon. */
  onClose: (isAtOnce: boolean) => void;
}

/** The hint with the whole text of a cell. */
export function CutText({ cell, onKeep, onClose }: CutTextProps): ReactElement {
  const state = useMemo(
    (): TooltipTriggerState => ({
      isOpen: true,
      shouldSkipAnimation: false,
      open: onKeep,
      close: (isAtOnce = false) => onClose(isAtOnce),
    }),
    [onKeep, onClose],
  );
  const parts = [...cell.children].map((part) => part.textContent).filter(Boolean);
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip triggerRef={{ current: cell }} placement="top start" offset={2} className={tooltip}>
        {parts.length > 1 ? parts.join(' ') : cell.textContent}
      </Tooltip>
    </TooltipTriggerStateContext>
  );
}
