/** A place in the grid; row 0 is the header. */
export interface GridPlace {
  /** 0 is the header, 1 the first row. */
  row: number;
  /** 0 is the first drawn column. */
  column: number;
}

/** The grid as the keys see it. */
export interface GridShape {
  /** Rows with the header. */
  rows: number;
  /** Drawn columns. */
  columns: number;
  /** Rows that fit on the screen, for PageUp and PageDown. */
  pageRows: number;
}

/** A key as the model needs it. */
export interface GridKey {
  /** `KeyboardEvent.key`. */
  key: string;
  /** Whether Ctrl (or the Mac's command key) is held. */
  isCtrl?: boolean;
  /** Whether Shift is held. */
  isShift?: boolean;
  /** Whether the writing runs from right to left. */
  isRtl?: boolean;
}

/** What a key means in the grid. */
export type GridCommand =
  | { type: 'move'; to: GridPlace }
  | { type: 'enter' | 'leave' | 'press' | 'selectPage' | 'selectRange' }
  | { type: 'step' | 'resize' | 'moveColumn' | 'extend'; by: 1 | -1 };

/** What a key means while a cell holds the focus, or undefined where the browser keeps it. */
export function cellCommand(key: GridKey, at: GridPlace, shape: GridShape): GridCommand | undefined {
  if (key.isCtrl && key.key.toLowerCase() === 'a') return { type: 'selectPage' };
  if (key.key === 'Enter' || key.key === 'F2') return { type: 'enter' };
  if (key.key === ' ') return { type: key.isShift && at.row > 0 ? 'selectRange' : 'press' };
  const side = sideways(key);
  if (side && key.isShift && at.row === 0) return { type: key.isCtrl ? 'moveColumn' : 'resize', by: side };
  if (key.isShift) return extension(key, at, shape);
  const to = target(key, side, at, shape);
  return to && { type: 'move', to };
}

/** What a key means while an element inside a cell holds the focus. */
export function widgetCommand(key: GridKey): GridCommand | undefined {
  if (key.isCtrl && key.key.toLowerCase() === 'a') return { type: 'selectPage' };
  if (key.key === 'Escape' || key.key === 'F2') return { type: 'leave' };
  const by = sideways(key);
  return by && { type: 'step', by };
}

/** Brings a place back into a grid that has shrunk; a grid without rows keeps the header. */
export function clampPlace(at: GridPlace, shape: GridShape): GridPlace {
  return { row: clamp(at.row, shape.rows), column: clamp(at.column, shape.columns) };
}

function extension(key: GridKey, at: GridPlace, shape: GridShape): GridCommand | undefined {
  if (at.row === 0 || key.isCtrl || (key.key !== 'ArrowUp' && key.key !== 'ArrowDown')) return undefined;
  const by = key.key === 'ArrowDown' ? 1 : -1;
  return at.row + by > 0 && at.row + by < shape.rows ? { type: 'extend', by } : undefined;
}

function target(key: GridKey, side: 1 | -1 | undefined, at: GridPlace, shape: GridShape): GridPlace | undefined {
  if (key.isCtrl && key.key === 'Home') return { row: Math.min(1, shape.rows - 1), column: 0 };
  if (key.isCtrl && key.key === 'End') return { row: shape.rows - 1, column: shape.columns - 1 };
  if (key.isCtrl) return undefined;
  if (side) return clampPlace({ ...at, column: at.column + side }, shape);
  if (key.key === 'Home') return { ...at, column: 0 };
  if (key.key === 'End') return { ...at, column: shape.columns - 1 };
  const rows = downwards(key.key, shape.pageRows);
  return rows === undefined ? undefined : clampPlace({ ...at, row: at.row + rows }, shape);
}

function sideways({ key, isRtl }: GridKey): 1 | -1 | undefined {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return (key === 'ArrowRight') === !isRtl ? 1 : -1;
}

function downwards(key: string, pageRows: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return -1;
    case 'ArrowDown':
      return 1;
    case 'PageUp':
      return -Math.max(1, pageRows);
    case 'PageDown':
      return Math.max(1, pageRows);
    default:
      return undefined;
  }
}

function clamp(index: number, length: number): number {
  return Math.max(0, Math.min(index, length - 1));
}
