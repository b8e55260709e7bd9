import { type ScaleFault, scaleFaults } from '@lattice/api/psychology/scaleFaults';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { type MessageDescriptor, say } from '../../words/say.ts';
import { scaleParts } from './scaleParts.ts';

function wordsOf(fault: ScaleFault): MessageDescriptor {
  switch (fault.kind) {
    case 'noItems':
      return say`量表还没有题目，请先添加题目再启用`;
    case 'noTotal':
      return say`量表还没有总分因子，请先添加再启用`;
    case 'manyTotals':
      return say`量表有不止一个总分因子，请只保留一个再启用`;
    case 'sameNumber':
      return say`题号 ${fault.itemNo} 重复，请改正后再启用量表`;
    case 'missingNumber':
      return say`缺少第 ${fault.itemNo} 题，题号应从 1 连续，请改正后再启用量表`;
    case 'fewOptions':
      return say`第 ${fault.itemNo} 题的选项不足两个，请补齐后再启用量表`;
    case 'sameOption':
      return say`第 ${fault.itemNo} 题有相同的选项号，请改正后再启用量表`;
    case 'unknownItem':
      return say`因子“${fault.factor}”包含不存在的第 ${fault.itemNo} 题，请改正后再启用量表`;
    case 'noThreshold':
      return say`因子“${fault.factor}”按阳性条目计分，请填写阳性条目起点`;
    case 'gap':
      return say`因子“${fault.factor}”的 ${fault.from}–${fault.to} 分没有结果定义，请补齐后再启用量表`;
    case 'overlap':
      return say`因子“${fault.factor}”的 ${fault.from}–${fault.to} 分有两个结果定义，请改正后再启用量表`;
  }
}

/** Refuses a scale that is empty or contradicts itself. */
export async function refuseUnfit(sql: Pick<Sql, 'query'>, scaleId: string): Promise<void> {
  const { items, factors, ranges } = await scaleParts(sql, scaleId);
  const [fault] = scaleFaults(items, factors, ranges);
  if (fault !== undefined) throw new Refusal(400, wordsOf(fault));
}
