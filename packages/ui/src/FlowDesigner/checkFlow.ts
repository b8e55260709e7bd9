import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { elementWord } from './words/elementWords.ts';
import { problemWord } from './words/problemWord.ts';
import { validate } from '@lattice/flow/validate';

/** One thing that is wrong with a BPMN file, in plain words. */
export interface FlowFinding {
  /** What it concerns, by name. */
  about: string;
  words: string;
  /** Errors are what the server refuses to deploy; all else is a warning. */
  isError: boolean;
}

/** What a BPMN file is found to be. */
export interface CheckedFlow {
  /** Id and name of its process; '' where it has none. */
  key: string;
  name: string;
  findings: readonly FlowFinding[];
}

/** Checks a BPMN file as the designer does, without drawing it; what is no BPMN at all has that as its only finding. */
export async function checkFlow(xml: string, i18n: I18n): Promise<CheckedFlow> {
  const { readFlow } = await import('./modeler/readFlow.ts');
  const read = await readFlow(xml).catch(() => null);
  if (read === null)
    return {
      key: '',
      name: '',
      findings: [
        { about: i18n._(msg`流程`), words: i18n._(msg`不是有效的 BPMN 2.0 文件：请重新导出后再试`), isError: true },
      ],
    };
  const { graph, unread } = read;
  const damage =
    unread.length === 0
      ? []
      : [
          {
            about: i18n._(msg`流程`),
            words: i18n._(msg`文件中有 ${unread.length} 处内容读不懂：${unread[0] ?? ''}`),
            isError: true,
          },
        ];
  const findings = validate(graph).map((problem) => ({
    about: elementWord(problem.id, graph, i18n),
    words: problemWord(problem, i18n),
    isError: problem.isError,
  }));
  return { key: graph.key, name: graph.name, findings: [...damage, ...findings] };
}
