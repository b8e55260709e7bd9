import { useLingui } from '@lingui/react/macro';
import { Tag } from '../Tag/Tag.tsx';
import { cell, head, scroll, stack, summary, table, time } from './ErrorLogPanel.css.ts';

/** One error that happened in this browser. */
export interface ErrorLog {
  /** What it is known by. */
  id: string;
  /** Its kind, such as TypeError. */
  type: string;
  /** The page on which it happened. */
  url: string;
  /** What it says. */
  message: string;
  /** Where in the code; '' where that is not known. */
  stack: string;
  /** When, in the town, such as 2026-11-20 09:30:12; shown as it is. */
  time: string;
}

interface ErrorLogTableProps {
  /** The errors, newest first. */
  logs: readonly ErrorLog[];
}

/** Lets the keyboard scroll what has nothing to focus in it (axe: scrollable-region-focusable). */
const reachable = { tabIndex: 0 };

/** The errors as a table; each stack unfolds in its place. */
export function ErrorLogTable({ logs }: ErrorLogTableProps) {
  const { t } = useLingui();
  const name = t`本地错误日志`;
  return (
    <section {...reachable} className={scroll} aria-label={name}>
      <table className={table} aria-label={name}>
        <thead>
          <tr>
            {[t`类型`, t`地址`, t`内容`, t`时间`].map((label) => (
              <th key={label} scope="col" className={head}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {logs.map((log) => (
            <tr key={log.id}>
              <td className={cell}>
                <Tag tone="critical">{log.type}</Tag>
              </td>
              <td className={cell}>{log.url}</td>
              <td className={cell}>
                {log.message}
                {log.stack !== '' && (
                  <details>
                    <summary className={summary}>{t`错误堆栈`}</summary>
                    <pre className={stack}>{log.stack}</pre>
                  </details>
                )}
              </td>
              <td className={time}>{log.time}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
