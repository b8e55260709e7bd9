import { patrolCode } from '@lattice/api/patrolCode';
import { patrolPoints } from '@lattice/api/resources/project/patrolPoints';
import type { CrudRow } from '@lattice/ui/CrudTable';
import { PrintView } from '@lattice/ui/PrintView';
import { qrPicture } from '@lattice/ui/QrCode';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { noteExport } from '../../records/noteExport.ts';
import { fieldsOf, useTranslator } from '../../records/translate.ts';
import { session } from '../../session/session.ts';

interface CodeSheetsProps {
  /** The patrol points. */
  points: readonly CrudRow[];
  onClose: () => void;
}

const everything = {};
const LISTED = ['pointName', 'pointCode', 'griddingIdName', 'address'];
const OF_GRID = 'griddingIdName';

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Patrol points on paper: where each code is to be put up, and the codes below to be cut out. */
export function CodeSheets({ points, onClose }: CodeSheetsProps) {
  const { t } = useLingui();
  const say = useTranslator();
  const { user } = useSnapshot(session);
  const columns = useMemo(() => {
    const labels = new Map(fieldsOf(patrolPoints, say).map(({ name, label }) => [name, label]));
    return LISTED.map((name) => ({
      name,
      label: labels.get(name === OF_GRID ? 'griddingId' : name) ?? name,
      kind: 'text' as const,
    }));
  }, [say]);
  const exportAll = useMemo(
    () =>
      async function* () {
        if (session.abilities.includes('exportNotes'))
          await noteExport(patrolPoints, {
            way: 'print',
            rows: points.length,
            columns: 'pointName,pointCode',
            reason: '',
          });
        yield [...points];
      },
    [points],
  );
  return (
    <PrintView
      title={t`巡查点二维码`}
      columns={columns}
      pictures={points.map(({ id, pointName, pointCode }) => ({
        link: qrPicture(patrolCode(id)),
        label: `${textOf(pointName)} ${textOf(pointCode)}`,
      }))}
      startPaper="A4 portrait"
      exportAll={exportAll}
      query={everything}
      printedBy={user?.real_name ?? ''}
      isOpen
      onOpenChange={onClose}
    />
  );
}
