import { DataTable } from '@lattice/ui/DataTable';
import { Dialog } from '@lattice/ui/Dialog';
import { TextField } from '@lattice/ui/TextField';
import { useEffect, useState } from 'react';
import { page } from '../rows.ts';
import type { BenchRow } from '../rows.ts';
import { draw } from './draw.tsx';
import { residentColumns } from './residentColumns.ts';

const kept: unknown[] = [];
const getRowId = (row: BenchRow) => row.id;

/** What the control does wrong: it keeps the dialog's nodes and never takes its listener away. */
function Leak() {
  useEffect(() => {
    const onResize = () => kept.length;
    addEventListener('resize', onResize);
    kept.push(
      document.querySelector('[role="dialog"]'),
      Array.from({ length: 2000 }, () => kept.length),
    );
  }, []);
  return null;
}

function Leaks() {
  const [number, setNumber] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  return (
    <>
      <button type="button" id="next" onClick={() => setNumber(number + 1)}>
        下一页
      </button>
      <button type="button" id="open" onClick={() => setOpen(true)}>
        新增
      </button>
      <div id="table">
        <DataTable
          label="居民"
          columns={residentColumns}
          rows={page(number)}
          rowOffset={number * 200}
          rowCount={1000}
          getRowId={getRowId}
        />
      </div>
      {isOpen && (
        <Dialog
          title="新增居民"
          isOpen
          onOpenChange={setOpen}
          footer={
            <button type="button" id="close" onClick={() => setOpen(false)}>
              取消
            </button>
          }
        >
          <TextField label="姓名" value={name} onChange={setName} />
          {location.search === '?leak' && <Leak />}
        </Dialog>
      )}
    </>
  );
}

draw(<Leaks />);
