import { useLingui } from '@lingui/react/macro';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { SheetFault } from '../Spreadsheet/SheetFault.ts';
import { news } from './ExportDialog.css.ts';
import type { ExportState } from './useExport.ts';

/** How far an export is, or how it ended. */
export function ExportNews({ state, onSavePart }: { state: ExportState; onSavePart: () => void }) {
  const { t } = useLingui();
  const words = () => {
    if (state.phase === 'idle') return null;
    const { done } = state;
    if (state.phase === 'packing') return <Progress label={t`正在生成文件`} valueText={t`${done} 条`} />;
    if (state.phase === 'running') {
      const { total } = state;
      return (
        <Progress
          label={t`正在导出`}
          value={total > 0 ? done / total : undefined}
          valueText={total > 0 ? t`${done} / ${total} 条` : t`${done} 条`}
        />
      );
    }
    if (state.phase === 'saved') return <Alert tone="success">{t`已导出 ${done} 条，文件已交给浏览器保存。`}</Alert>;
    const keep = done > 0 && <Button size="small" onPress={onSavePart}>{t`保存已取得的 ${done} 条`}</Button>;
    if (state.error === null)
      return (
        <Alert
          tone="warning"
          title={t`已停止导出`}
          action={keep}
        >{t`还没有生成文件，数据没有变化；可以重新导出。`}</Alert>
      );
    if (state.error instanceof SheetFault && state.error.code === 'tooManyRows')
      return (
        <Alert
          tone="critical"
          title={t`没有全部导出`}
          action={keep}
        >{t`一个工作表最多 1,048,576 行。请改用 CSV，或缩小查询范围。`}</Alert>
      );
    const reason = state.error instanceof Error && state.error.message !== '' ? state.error.message : t`请检查网络`;
    return (
      <Alert
        tone="critical"
        title={t`没有全部导出`}
        action={keep}
      >{t`取数据时出错：${reason}。请稍后重新导出。`}</Alert>
    );
  };
  return <div className={news}>{words()}</div>;
}
