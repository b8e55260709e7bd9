import { useLingui } from '@lingui/react/macro';
import type { CellProblem } from '../ImportRow.ts';

/** What is wrong with a cell, and how to mend it, in words. */
export function useProblemWords(): (problem: CellProblem) => string {
  const { t } = useLingui();
  return (problem) => {
    switch (problem.fault) {
      case 'rule':
        return problem.message;
      case 'twin': {
        const { row } = problem;
        return t`与第 ${row} 行重复`;
      }
      case 'required':
        return t`必填，不能空着`;
      case 'number':
        return t`请只写数字，如 12.5`;
      case 'integer':
        return t`请写整数，如 3`;
      case 'date':
        return t`请写日期，如 2026-01-31`;
      case 'datetime':
        return t`请写时间，如 2026-01-31 08:30`;
      case 'month':
        return t`请写月份，如 2026-01`;
      case 'time':
        return t`请写时刻，如 08:30`;
      case 'choice':
        return t`不在选项里，请改选`;
      case 'switch':
        return t`请写 是 或 否`;
      case 'parts':
        return t`请照导出的样子写：每行一条，各项写名称和内容，用分号隔开`;
      case 'unknown':
        return t`没有叫这个名称的，请改写`;
      case 'ambiguous':
        return t`有几个同名的，请选一个`;
      case 'looking':
        return t`正在查找`;
      case 'unasked':
        return t`没有查到结果，按 Enter 再查一次`;
      case 'blurred':
        return t`在 Excel 里变成了数字，末尾几位已丢失，请照原件重填`;
    }
  };
}
