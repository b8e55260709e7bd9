import { describe, expect, it } from 'vitest';
import type { CrudField } from '../CrudField.ts';
import type { CrudRow } from '../DataSource.ts';
import { distinctNames } from './DeleteDialog.tsx';

const fields: CrudField[] = [
  { name: 'personName', label: '姓名', kind: 'text', list: true, sensitive: 'name' },
  { name: 'idCard', label: '身份证号', kind: 'idcard', list: true, sensitive: 'idcard' },
  { name: 'sex', label: '性别', kind: 'dict', dict: 'sex', list: true },
  { name: 'birthDate', label: '出生日期', kind: 'date', list: true },
  { name: 'griddingId', label: '所属网格', kind: 'ref', to: 'grid/grid', list: true },
  { name: 'address', label: '住址', kind: 'text', list: true },
];
const person = (id: string, birthDate: string): CrudRow => ({
  id,
  personName: '王**',
  idCard: '350***********1234',
  sex: '1',
  birthDate,
  griddingId: '7',
  griddingIdName: '第一网格',
  address: '清溪路 3 号',
});
const telling = { fields, title: 'personName', dictionaries: new Map(), locale: 'zh' };
const nameOf = ({ personName }: CrudRow) => String(personName);

describe('names of records to be removed', () => {
  it('tell people with covered names apart by what hides nothing', () =>
    expect(distinctNames([person('1', '1985-03-07'), person('2', '1991-12-30')], nameOf, telling)).toEqual([
      '王** · 1985-03-07 · 第一网格',
      '王** · 1991-12-30 · 第一网格',
    ]));

  it('stay names where they are open and differ', () => {
    const open = {
      ...telling,
      fields: fields.map(({ name, label, kind, list }): CrudField => ({ name, label, kind, list: list === true })),
    };
    expect(
      distinctNames(
        [
          { ...person('1', '1985-03-07'), personName: '王一' },
          { ...person('2', ''), personName: '王二' },
        ],
        nameOf,
        open,
      ),
    ).toEqual(['王一', '王二']);
    expect(distinctNames([person('1', '1985-03-07'), person('2', '')], nameOf, open)).toEqual([
      '王** · 350***********1234 · 1985-03-07',
      '王** · 350***********1234 · 第一网格',
    ]);
  });
});
