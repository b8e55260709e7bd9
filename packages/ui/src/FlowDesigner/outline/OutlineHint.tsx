import { useLingui } from '@lingui/react/macro';
import * as outlineStyle from './Outline.css.ts';
import type { FlowGraph } from '@lattice/flow/FlowGraph';

/** A process with fewer nodes is one that somebody has only begun. */
const BEGUN = 4;

/** How a process is drawn: the steps while there is little of it, and the keys of the outline always. */
export function OutlineHint({ graph, id }: { graph: FlowGraph; id: string }) {
  const { t } = useLingui();
  const hasStart = graph.nodes.some(({ type }) => type === 'StartEvent');
  return (
    <>
      {graph.nodes.length < BEGUN && (
        <ol className={outlineStyle.hint} aria-label={t`怎样画流程`}>
          <li>
            {hasStart
              ? t`选中“开始”，用“在后面追加”放一个“用户任务”`
              : t`用“添加节点”放一个“开始”，再在它后面追加“用户任务”`}
          </li>
          <li>{t`在属性中写名称，选由谁办理`}</li>
          <li>{t`要分支就追加“排他网关”，在网关后面追加几次，再给每条线写条件`}</li>
          <li>{t`最后追加“结束”，校验没有错误就保存`}</li>
        </ol>
      )}
      <p id={id} className={outlineStyle.keys}>{t`方向键选择，回车填写属性，Delete 删除，Ctrl+Z 撤销，Ctrl+S 保存`}</p>
    </>
  );
}
