import type { CrudAction, CrudRow } from '@lattice/ui/CrudTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { QrCode } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { CodedRegister } from './CodedRegister.ts';

const CodeSheets = lazyPart(async () => (await import('./CodeSheets.tsx')).CodeSheets);

/** The way to the printed codes of the chosen rows of a register, and its window while it is open. */
export function useCodeSheets(of: CodedRegister, title: string): { action: CrudAction; window: ReactNode } {
  const { t } = useLingui();
  const [rows, setRows] = useState<readonly CrudRow[] | null>(null);
  const { isCoded, prepare } = of;
  const action = useMemo(
    (): CrudAction => ({
      id: 'codes',
      label: t`打印二维码`,
      icon: QrCode,
      scope: ['row', 'batch'],
      changesRows: false,
      ...(isCoded && { isShown: isCoded }),
      run: async (chosen) => setRows(prepare === undefined ? chosen : await prepare(chosen)),
    }),
    [isCoded, prepare, t],
  );
  return {
    action,
    window: rows !== null && <CodeSheets title={title} of={of} rows={rows} onClose={() => setRows(null)} />,
  };
}
