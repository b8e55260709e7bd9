import { describe, expect, it } from 'vitest';
import { crudColumns } from '../CrudTable/list/crudColumns.ts';
import { searchItems } from '../CrudTable/search/searchQuery.ts';
import { operatorsOf } from '../CrudTable/conditions/operators.ts';
import { startValues } from '../Form/values.ts';
import { readCell } from '../ImportDialog/readCell.ts';
import { sheetCell } from '../Spreadsheet/xlsx/sheetCell.ts';
import { addKind, looksOf } from './looksOf.ts';

declare module '../Form/FormField.ts' {
  interface FormFieldKinds {
    ratio: true;
  }
}

addKind('ratio', 'number', {
  column: { kind: 'number', width: 95 },
  cell: (text) => (/^\d{1,3}%$/.test(text) ? { value: Number(text.slice(0, -1)) / 100 } : { fault: 'number' }),
});

describe('a kind of field that is added', () => {
  const field = { name: 'share', label: '入住率', kind: 'ratio', list: true, search: true } as const;

  it('is drawn in a list, searched for and compared as its family', () => {
    expect(crudColumns([field], undefined, new Map(), { yes: '是', no: '否', locale: 'zh' })[0]).toMatchObject({
      id: 'share',
      kind: 'number',
      sortable: true,
    });
    expect(searchItems([field])[0]?.shape).toBe('numbers');
    expect(operatorsOf(field)).toContain('ge');
  });

  it('begins empty, and comes in from and goes out to files', () => {
    expect(startValues([field], {}, 'add')).toEqual({ share: null });
    expect(readCell(field, '45%')).toEqual({ value: 0.45 });
    expect(readCell(field, 'half')).toEqual({ fault: 'number' });
    expect(sheetCell(field, { share: 0.45 }, { yes: '是', no: '否' })).toMatchObject({ kind: 'number', number: 0.45 });
  });

  it('has the input of its family, unless it names another', () => {
    expect(looksOf(field).input).toBe('number');
    expect(looksOf({ kind: 'money' }).input).toBe('money');
  });
});
