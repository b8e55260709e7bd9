import type { UserChoice } from '@lattice/api/resources/blade-user';
import type { TreeHit, TreeNode } from '@lattice/ui/TreeSelect';

/** A person to choose, with the other names by which they are found. */
export interface PersonHit extends TreeHit {
  names: readonly string[];
}

const groupId = (name: string) => `dept ${name}`;
const nameOf = ({ realName, account }: UserChoice) => realName || account;

/** People as nodes that tell namesakes apart: by department, and those of one department by account. */
export function hitsOf(choices: readonly UserChoice[]): PersonHit[] {
  const counts = new Map<string, number>();
  const keyOf = (one: UserChoice) => `${nameOf(one)} ${one.deptName}`;
  for (const one of choices) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return choices.map((one) => {
    const beside = [one.deptName, (counts.get(keyOf(one)) ?? 0) > 1 ? one.account : ''].filter((word) => word !== '').join('，');
    const [dept = ''] = one.deptName.split('、');
    return {
      id: one.id, title: beside === '' ? nameOf(one) : `${nameOf(one)}（${beside}）`, hasChildren: false,
      names: [one.account, one.deptName], above: dept === '' ? [] : [{ id: groupId(dept), title: dept }],
    };
  });
}

/** The top of the tree of people: their first departments as groups in the order of pinyin, then people without one. */
export function topOf(people: readonly PersonHit[]): TreeNode[] {
  const groups = new Map(people.flatMap(({ above }) => above.map(({ id, title }) => [id, title] as const)));
  const inOrder = [...groups].toSorted(([, one], [, other]) => one.localeCompare(other, 'zh'));
  return [...inOrder.map(([id, title]) => ({ id, title, hasChildren: true, isGroup: true })), ...people.filter(({ above }) => above.length === 0)];
}
