import type { CrudRow } from '@lattice/ui/CrudTable';
import { PrintView } from '@lattice/ui/PrintView';
import { qrPicture } from '@lattice/ui/QrCode';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { noteExport } from '../../records/noteExport.ts';
import { fieldsOf, useTranslator } from '../../records/translate.ts';
import { session } from '../../session/session.ts';
import type { CodedRegister } from './CodedRegister.ts';

interface CodeSheetsProps {
  /** What the sheet is called. */
  title: string;
  of: CodedRegister;
  rows: readonly CrudRow[];
  onClose: () => void;
}

const everything = {};
const NAMED = /Name$/;

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Records on paper: a table of what is known of each, and their codes below to be cut out. */
export function CodeSheets({ title, of, rows, onClose }: CodeSheetsProps) {
  const { definition, listed, labelled, codeOf } = of;
  const say = useTranslator();
  const { user } = useSnapshot(session);
  const columns = useMemo(() => {
    const labels = new Map(fieldsOf(definition, say).map(({ name, label }) => [name, label]));
    return listed.map((name) => ({
      name,
      label: labels.get(name) ?? labels.get(name.replace(NAMED, '')) ?? name,
      kind: 'text' as const,
    }));
  }, [definition, listed, say]);
  const exportAll = useMemo(
    () =>
      async function* () {
        if (session.abilities.includes('exportNotes'))
          await noteExport(definition, { way: 'print', rows: rows.length, columns: labelled.join(','), reason: '' });
        yield [...rows];
      },
    [definition, labelled, rows],
  );
  return (
    <PrintView
      title={title}
      columns={columns}
      pictures={rows.map((row) => ({
        link: qrPicture(codeOf(row)),
        label: labelled.map((name) => textOf(row[name])).join(' '),
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
