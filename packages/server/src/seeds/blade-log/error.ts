import { error } from '@lattice/api/resources/blade-log/error';
import { demoRows } from '../../town/fill/demoRows.ts';
import { machine } from '../../town/records/services.ts';

/** Start data of 错误日志 in the demo town. */
export const seed = demoRows(error, { town: 24, sample: 3 }, ({ n, random, member }) => {
  const [exceptionName, message] = (
    [
      ['DatabaseError', '连接在等待应答时中断，已自动重连。'],
      ['Refusal', '请求体超过上限。'],
      ['TimeoutError', '视频平台十秒内没有应答。'],
    ] as const
  )[n % 3] as readonly [string, string];
  return {
    ...machine(n),
    method: 'POST',
    requestUri: '/api/dispatch/recorddispatch/submit',
    stackTrace: `${exceptionName}: ${message}\n    at handle (handle.ts:42:11)`,
    exceptionName,
    message,
    lineNumber: 42,
    fileName: 'handle.ts',
    methodClass: 'handle',
    methodName: 'handle',
    params: '{}',
    time: String(random.int(300, 10_000)),
    createBy: member.account,
  };
});
