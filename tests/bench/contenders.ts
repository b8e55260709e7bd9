import type { Act } from './Act.ts';

/** A table that is measured. */
export interface Contender {
  /** Where its page is, below the address of the server. */
  path: string;
  /** What it stands for: ours, the plain way, a peer that draws all rows, or one that draws those in sight. */
  role: 'own' | 'plain' | 'peer' | 'ownWindow' | 'peerWindow';
  /** How its parts are found. */
  parts: Parts;
}

/** How the parts of a table are found, as selectors. */
export interface Parts {
  /** The cells of a column, by its place behind the box and by its name. */
  cells: (place: number, name: string) => string;
  /** The rows drawn. */
  rows: string;
  /** The boxes of the rows drawn. */
  boxes: string;
  /** The box of all rows. */
  all: string;
}

const row = 'tbody tr:not(.el-table__row--hidden):not(.ant-table-measure-row):not(.mantine-datatable-empty-row)';
const box = ':is([role="checkbox"], input[type="checkbox"])';
const tableParts: Parts = {
  rows: row,
  cells: (place) => `${row} > :nth-child(${place + 1})`,
  boxes: `${row} > :first-child ${box}`,
  all: `thead ${box}`,
};
const agParts: Parts = {
  rows: '.ag-grid-scrolling-container .ag-row',
  cells: (_place, name) => `.ag-row .ag-cell[col-id="${name}"]`,
  boxes: '.ag-row .ag-selection-checkbox input',
  all: '.ag-header [col-id="ag-Grid-SelectionColumn"] input',
};
const muiParts: Parts = {
  rows: '.MuiDataGrid-row',
  cells: (_place, name) => `.MuiDataGrid-cell[data-field="${name}"]`,
  boxes: '.MuiDataGrid-row .MuiDataGrid-cellCheckbox input',
  all: '.MuiDataGrid-columnHeaderCheckbox input',
};
const peer = (page: string, parts = tableParts): Contender => ({ path: `peers/${page}.html`, role: 'peer', parts });

/** All tables, by the name under which they are told. */
export const contenders: Readonly<Record<string, Contender>> = {
  innerHTML: { path: 'pages/html.html', role: 'plain', parts: tableParts },
  Lattice: { path: 'pages/lattice.html', role: 'own', parts: tableParts },
  'Lattice, windowed': { path: 'pages/lattice.html?windowed', role: 'ownWindow', parts: tableParts },
  'AG Grid, windowed': { path: 'peers/agGrid.html', role: 'peerWindow', parts: agParts },
  'MUI DataGrid, windowed': { path: 'peers/muiGrid.html?windowed', role: 'peerWindow', parts: muiParts },
  'MUI DataGrid': peer('muiGrid', muiParts),
  'MUI Table': peer('mui'),
  'Mantine DataTable': peer('mantine'),
  'Ant Design': peer('antd'),
  ProTable: { path: 'pro/pro.html', role: 'peer', parts: tableParts },
  'Element Plus': peer('element'),
  Avue: peer('avue'),
};

/**
 * What ours may take at most, as a share of another: of the plain way, of the best peer, and of AG Grid where both draw
 * the visible rows.
 */
export const limits: readonly {
  act: Act;
  own: string;
  against: 'innerHTML' | 'the best peer' | 'AG Grid, windowed';
  most: number;
}[] = [
  { act: 'flip', own: 'Lattice', against: 'innerHTML', most: 0.8 },
  { act: 'sort', own: 'Lattice', against: 'innerHTML', most: 0.8 },
  { act: 'search', own: 'Lattice', against: 'innerHTML', most: 0.8 },
  { act: 'selectAll', own: 'Lattice', against: 'innerHTML', most: 0.4 },
  { act: 'flip', own: 'Lattice', against: 'the best peer', most: 0.25 },
  { act: 'sort', own: 'Lattice', against: 'the best peer', most: 0.25 },
  { act: 'search', own: 'Lattice', against: 'the best peer', most: 0.25 },
  { act: 'flip', own: 'Lattice, windowed', against: 'AG Grid, windowed', most: 0.5 },
  { act: 'sort', own: 'Lattice, windowed', against: 'AG Grid, windowed', most: 0.5 },
  { act: 'search', own: 'Lattice, windowed', against: 'AG Grid, windowed', most: 0.5 },
  { act: 'selectAll', own: 'Lattice, windowed', against: 'AG Grid, windowed', most: 0.5 },
];
