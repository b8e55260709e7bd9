import { houseinfo } from '@lattice/api/resources/source/houseinfo';
import { describe, expect, it } from 'vitest';
import { isWhole, placeholdersFor, ruleText, scopeValueOf, testableFields } from './scopeRules.ts';

const test = { field: 'griddingId', isNot: false, placeholder: 'deptGrids', values: [] };

describe('rules of data scopes', () => {
  it('are offered for fields that lead to what is known of a person', () => {
    const fields = testableFields(houseinfo.fields);
    expect(fields).toEqual(expect.arrayContaining(['griddingId', 'createUser', 'createDept']));
    expect(fields).not.toContain('ownerPhone');
    expect(placeholdersFor('griddingId', houseinfo.fields)).toEqual(['myGrids', 'deptGrids']);
    expect(placeholdersFor('createDept', houseinfo.fields)).toEqual(['dept', 'deptAndBelow']);
  });

  it('are written in the grammar of the server', () => {
    const named = { field: 'houseType', isNot: false, placeholder: '', values: ['1', "o'2"] };
    expect(scopeValueOf([test, named], 'or')).toBe("griddingId in {deptGrids} or houseType in ('1', 'o''2')");
    expect(
      scopeValueOf(
        [
          { ...named, isNot: true },
          { ...test, isNot: true },
        ],
        'and',
      ),
    ).toBe("(houseType <> '1' and houseType <> 'o''2') and griddingId <> {deptGrids}");
    expect([isWhole(test), isWhole({ ...test, placeholder: '' })]).toEqual([true, false]);
  });

  it('are told in words', () => {
    const words = {
      and: '且',
      or: '或',
      is: '是',
      isNot: '不是',
      placeholders: { deptGrids: '本部门的网格' },
      field: (name: string) => ({ griddingId: '所属网格' })[name] ?? name,
    };
    expect(ruleText("griddingId in {deptGrids} or name <> 'in or'", words)).toBe(
      "所属网格 是 本部门的网格 或 name 不是 'in or'",
    );
  });
});
