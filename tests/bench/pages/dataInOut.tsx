import { ExportDialog } from '@lattice/ui/ExportDialog';
import { ImportDialog } from '@lattice/ui/ImportDialog';
import type { ImportRows } from '@lattice/ui/ImportDialog';
import { useState } from 'react';
import { draw } from './draw.tsx';
import { columns, source } from './people.ts';

const sources = {
  export: { total: 50_000, rows: source(50_000) },
  roster: { total: 10_000, rows: source(10_000, true) },
};
const counters = document.documentElement.dataset;
const taken = new Set<unknown>();
let last = new Blob();

/** Takes all, and tells how many there are. */
const importRows: ImportRows = async (rows) => {
  await new Promise((resolve) => setTimeout(resolve, 5));
  for (const { idCard } of rows) taken.add(idCard);
  counters.taken = String(taken.size);
  return [];
};

function save(_name: string, blob: Blob): void {
  last = blob;
  counters.saved = String(blob.size);
}

/** Puts the file saved last where a file is asked for. */
function hand(): void {
  const files = new DataTransfer();
  files.items.add(new File([last], '名册.xlsx'));
  const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]');
  if (!input) return;
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

function DataInOut() {
  const [open, setOpen] = useState<'export' | 'roster' | 'import'>();
  const close = () => setOpen(undefined);
  const common = { title: '常住人口', columns, isOpen: true, onOpenChange: close, save };
  return (
    <>
      <button type="button" id="export" onClick={() => setOpen('export')}>
        导出全部
      </button>
      <button type="button" id="roster" onClick={() => setOpen('roster')}>
        导出名册
      </button>
      <button type="button" id="import" onClick={() => setOpen('import')}>
        导入
      </button>
      <div id="table" />
      {open === 'import' && <ImportDialog {...common} importRows={importRows} />}
      {open !== 'import' && open && (
        <ExportDialog key={open} {...common} exportAll={sources[open].rows} query={{}} total={sources[open].total} />
      )}
    </>
  );
}

document.addEventListener('hand', hand);
draw(<DataInOut />);
