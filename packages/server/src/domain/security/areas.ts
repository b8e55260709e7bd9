import { say } from '../../words/say.ts';

/** Areas of the security check in their order, by the folder of their rules. */
export const areas = {
  identity: say`身份鉴别`,
  sessions: say`会话`,
  rights: say`访问控制`,
  logs: say`安全审计`,
  data: say`数据与传输`,
  operation: say`运行维护`,
} as const;
