import type { ScaleFault } from '@lattice/api/psychology/scaleFaults';
import { useLingui } from '@lingui/react/macro';

/** What is wrong with a scale, in words. */
export function useFaultWords(): (fault: ScaleFault) => string {
  const { t } = useLingui();
  return (fault) => {
    switch (fault.kind) {
      case 'noItems':
        return t`还没有题目`;
      case 'noTotal':
        return t`还没有总分因子`;
      case 'manyTotals':
        return t`总分因子不止一个`;
      case 'sameNumber':
        return t`题号 ${fault.itemNo} 重复`;
      case 'missingNumber':
        return t`缺少第 ${fault.itemNo} 题`;
      case 'fewOptions':
        return t`第 ${fault.itemNo} 题的选项不足两个`;
      case 'sameOption':
        return t`第 ${fault.itemNo} 题有相同的选项号`;
      case 'unknownItem':
        return t`因子“${fault.factor}”包含不存在的第 ${fault.itemNo} 题`;
      case 'noThreshold':
        return t`因子“${fault.factor}”按阳性条目计分，没有填写阳性条目起点`;
      case 'gap':
        return t`因子“${fault.factor}”的 ${fault.from}–${fault.to} 分没有结果`;
      case 'overlap':
        return t`因子“${fault.factor}”的 ${fault.from}–${fault.to} 分有两个结果`;
    }
  };
}
