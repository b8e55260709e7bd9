import { say } from '../../../../words/say.ts';
import { type SecurityRule, fail, pass } from '../../SecurityRule.ts';

/** The oldest Node that still gets repairs. */
const LEAST = 22;

/** Whether the server runs on a Node that gets repairs. */
export const rule: SecurityRule = {
  title: say`运行环境仍有安全更新`,
  remedy: say`升级到 Node 24`,
  judge: async ({ node }) => (Number(node.split('.')[0]) >= LEAST ? pass(say`Node ${node}`) : fail(say`Node ${node}`)),
};
