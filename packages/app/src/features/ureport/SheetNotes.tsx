import { Alert } from '@lattice/ui/Alert';
import { useLingui } from '@lingui/react/macro';
import { type DatasetAnswer, MOST_RECORDS } from './askDatasets.ts';
import type { FilledSheet } from './fillSheet.ts';
import type { LeftOut, SheetFile } from './SheetFile.ts';

interface SheetNotesProps {
  file: SheetFile;
  datasets: readonly DatasetAnswer[];
  sheet: FilledSheet;
}

/** What of a report is not as UReport would draw it, and why; nothing where all of it is. */
export function SheetNotes({ file, datasets, sheet }: SheetNotesProps) {
  const { t } = useLingui();
  const left: Record<LeftOut, string> = {
    barcode: t`Code 128 以外的条码没有画出`,
    chart: t`图表的类型没有写明，没有画出`,
    slash: t`斜线表头没有画出`,
    conditions: t`条件样式没有应用`,
    search: t`查询表单中有这里没有的输入框，没有显示`,
    link: t`单元格的链接不能打开`,
    parallel: t`占多行的单元格并排展开时只显示一次，其值以逗号分隔`,
  };
  const saidOf = ({ name, state, source }: DatasetAnswer): string | undefined => {
    if (state === 'answered') return undefined;
    if (state === 'cut') return t`数据集 ${name} 只取“${source}”的前 ${MOST_RECORDS} 条记录`;
    if (state === 'refused') return t`数据集 ${name}：您无权查看“${source}”`;
    if (state === 'foreign') return t`数据集 ${name}：这里没有数据表 ${source}`;
    if (state === 'bean') return t`数据集 ${name} 由原服务器的 Java 程序提供，这里没有`;
    return t`数据集 ${name} 的查询超出按一列关联的数据表、以常量或参数为条件和单列排序，没有执行`;
  };
  const unsaid = ({ form, text }: FilledSheet['undrawn'][number]) => {
    if (form === 'picture') return t`图片不在本系统中，没有加载：${text}`;
    return form === 'barcode' ? t`条码只能写字母、数字和英文符号，没有画出：${text}` : t`二维码的内容太长，没有画出`;
  };
  const parts = [...file.leftOut, ...(sheet.isBeside ? (['parallel'] as const) : [])];
  const notes = [
    ...datasets.flatMap((one) => saidOf(one) ?? []),
    ...parts.map((part) => left[part]),
    ...new Set(sheet.undrawn.map((one) => unsaid(one))),
    ...sheet.unknown.map((text) => t`表达式没有计算：${text}`),
  ];
  if (notes.length === 0) return null;
  return (
    <Alert tone="warning" title={t`${notes.length} 处与报表文件不同，灰底单元格保留文件中的写法`}>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Alert>
  );
}
