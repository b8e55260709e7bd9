import type { UserChoice } from '@lattice/api/resources/blade-user';
import type { TreeHit, TreeNode } from '@lattice/ui/TreeSelect';

/**
 * A person to choose, with the other names by which they are found, and what they are called below their department.
 */
export interface PersonHit extends TreeHit {
  names: readonly string[];
  short: string;
}

const groupId = (name: string) => `dept ${name}`;
const nameOf = ({ realName, account }: UserChoice) => realName || account;
const firstOf = ({ deptName = '' }: UserChoice) => deptName.split('、')[0] ?? '';
const inPinyin = new Intl.Collator('zh');
const called = (name: string, ...beside: readonly string[]) => {
  const words = beside.filter((word) => word !== '').join('，');
  return words === '' ? name : `${name}（${words}）`;
};

/** The accounts of those who share what a key says of them with somebody else. */
function sharing(choices: readonly UserChoice[], keyOf: (one: UserChoice) => string): (one: UserChoice) => string {
  const counts = new Map<string, number>();
  for (const one of choices) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return (one) => ((counts.get(keyOf(one)) ?? 0) > 1 ? one.account : '');
}

/**
 * People as nodes in the order of pinyin that tell namesakes apart: by department, and those of one department by
 * account.
 */
export function hitsOf(choices: readonly UserChoice[]): PersonHit[] {
  const withinDepts = sharing(choices, (one) => `${nameOf(one)} ${one.deptName ?? ''}`);
  const withinGroup = sharing(choices, (one) => `${nameOf(one)} ${firstOf(one)}`);
  return choices
    .toSorted((one, other) => inPinyin.compare(nameOf(one), nameOf(other)))
    .map((one) => {
      const { account, deptName = '' } = one;
      const dept = firstOf(one);
      return {
        id: one.id,
        title: called(nameOf(one), deptName, withinDepts(one)),
        short: called(nameOf(one), withinGroup(one)),
        hasChildren: false,
        names: [account, deptName],
        above: dept === '' ? [] : [{ id: groupId(dept), title: dept }],
      };
    });
}

/** The top of the tree of people: their first departments as groups in the order of pinyin, then people without one. */
export function topOf(people: readonly PersonHit[]): TreeNode[] {
  const groups = new Map(people.flatMap(({ above }) => above.map(({ id, title }) => [id, title] as const)));
  const inOrder = [...groups].toSorted(([, one], [, other]) => inPinyin.compare(one, other));
  return [
    ...inOrder.map(([id, title]) => ({ id, title, hasChildren: true, isGroup: true })),
    ...people.filter(({ above }) => above.length === 0),
  ];
}

/** People in one row, whose department is known. */
export const flatOf = (people: readonly PersonHit[]): TreeNode[] =>
  people.map(({ id, title, short, hasChildren }) => ({ id, title: short, chosenTitle: title, hasChildren }));

/** The people below a department, who do not name it again until they are chosen. */
export const belowOf = (people: readonly PersonHit[], parentId: string): TreeNode[] =>
  flatOf(people.filter(({ above }) => above[0]?.id === parentId));

/** Those of a department; all where none is named or nobody is of it. */
export function peopleOf(choices: readonly UserChoice[], deptId: string): readonly UserChoice[] {
  const own = deptId === '' ? [] : choices.filter((one) => one.deptId?.split(',').includes(deptId) === true);
  return own.length > 0 ? own : choices;
}
