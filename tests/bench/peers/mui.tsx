import {
  Button,
  Checkbox,
  Chip,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material';
import { createRoot } from 'react-dom/client';
import { gridOf, masked, titles } from '../rows.ts';
import type { BenchRow, Word } from '../rows.ts';
import { permittedActions } from './permittedActions.ts';
import { useBench } from './useBench.tsx';

const colours = { success: 'success', warning: 'warning', critical: 'error', info: 'info' } as const;
const tag = ({ label, tone }: Word) => <Chip size="small" color={colours[tone]} label={label} />;

function line(row: BenchRow, isSelected: boolean, toggle: () => void) {
  return (
    <TableRow key={row.id} hover selected={isSelected}>
      <TableCell padding="checkbox">
        <Checkbox
          size="small"
          checked={isSelected}
          onChange={toggle}
          slotProps={{ input: { 'aria-label': row.name } }}
        />
      </TableCell>
      <TableCell>{row.name}</TableCell>
      <TableCell>{masked(row.phone)}</TableCell>
      <TableCell>{gridOf(row)}</TableCell>
      <TableCell>{row.address}</TableCell>
      <TableCell>{tag(row.kind)}</TableCell>
      <TableCell>{tag(row.state)}</TableCell>
      <TableCell>{row.day}</TableCell>
      <TableCell align="right">{row.money}</TableCell>
      <TableCell>
        <Switch size="small" checked={row.isOn} slotProps={{ input: { 'aria-label': '启用' } }} />
      </TableCell>
      <TableCell>
        {permittedActions().map(([id, label]) => (
          <Button key={id} size="small" color={id === 'remove' ? 'error' : 'primary'}>
            {label}
          </Button>
        ))}
      </TableCell>
    </TableRow>
  );
}

function Page() {
  const { rows, isSorted, selected, setSelected, bar } = useBench();
  const chosen = new Set(selected);
  const toggle = (id: string) => setSelected(chosen.has(id) ? selected.filter((one) => one !== id) : [...selected, id]);
  return (
    <>
      {bar}
      <div id="table">
        <Table size="small" stickyHeader sx={{ tableLayout: 'fixed' }}>
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox" sx={{ width: 44 }}>
                <Checkbox
                  size="small"
                  checked={chosen.size > 0}
                  onChange={() => setSelected(chosen.size > 0 ? [] : rows.map(({ id }) => id))}
                  slotProps={{ input: { 'aria-label': '全选' } }}
                />
              </TableCell>
              {Object.entries(titles).map(([id, [label, width]]) => (
                <TableCell key={id} sx={{ width }}>
                  {id === 'name' || id === 'day' ? (
                    <TableSortLabel active={isSorted && id === 'name'} direction="asc">
                      {label}
                    </TableSortLabel>
                  ) : (
                    label
                  )}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>{rows.map((row) => line(row, chosen.has(row.id), () => toggle(row.id)))}</TableBody>
        </Table>
      </div>
    </>
  );
}

createRoot(document.querySelector('#root')!).render(<Page />);
