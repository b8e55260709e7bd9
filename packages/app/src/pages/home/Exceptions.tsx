import type { OverviewDept, OverviewSystem } from '@lattice/api/desk/overview';
import { Card } from '@lattice/ui/Card';
import { Icon } from '@lattice/ui/Icon';
import { Link } from '@lattice/ui/Link';
import { formatList } from '@lattice/ui/formatList';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { trailTo } from '../../navigation/MenuEntry.ts';
import { useMenu } from '../../navigation/useMenu.ts';
import { eventsOf } from './eventsOf.ts';
import { finding, findings, meter, meterBar } from './home.css.ts';

/** Days before its end at which a licence becomes a finding. */
const CLOSE = 30;

/** Departments with overdue events, the most first, each the way to them. */
export function OverdueDepts({ departments }: { departments: readonly OverviewDept[] }) {
  const { t } = useLingui();
  const { data: menu = [] } = useMenu();
  const [ways] = useState(() => eventsOf(new Date()));
  const canOpen = trailTo(menu, '/event/event').length > 0;
  return (
    <Card title={t`超期部门`}>
      <ul className={findings}>
        {departments.map(({ id, name, open, overdue }, at) => {
          const words = t`超期 ${overdue} 件，未办结 ${open} 件`;
          const label = name === '' ? t`未指定部门` : name;
          return (
            <li key={id || `#${at}`} className={finding}>
              {canOpen ? <Link href={ways.overdueOf(id, label)}>{label}</Link> : <span>{label}</span>}
              <span>{words}</span>
              <span className={meter} aria-hidden>
                <span className={meterBar} style={{ inlineSize: `${(overdue / Math.max(open, 1)) * 100}%` }} />
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** What needs an administrator: accounts, jobs, errors, sign-ins and the licence; what is in order is one line. */
export function SystemFindings({ system }: { system: OverviewSystem }) {
  const { t, i18n } = useLingui();
  const { data: menu = [] } = useMenu();
  const { accounts, failedJobs, serverErrors, refusedLogins, lockedAccounts, licenceDays } = system;
  const all = [
    { name: t`账号审核`, words: t`${accounts} 个账号等待审核`, isFine: accounts === 0, to: '/blade-user?status=0' },
    {
      name: t`后台任务`,
      words: t`${failedJobs.length} 个后台任务上次失败：${failedJobs.join(', ')}`,
      isFine: failedJobs.length === 0,
      to: '/blade-log/error',
    },
    {
      name: t`服务器错误`,
      words: t`近一天 ${serverErrors} 次服务器错误`,
      isFine: serverErrors === 0,
      to: '/blade-log/error',
    },
    { name: t`登录`, words: t`近一天 ${refusedLogins} 次登录被拒绝`, isFine: refusedLogins === 0, to: '' },
    { name: t`账号锁定`, words: t`${lockedAccounts} 个账号正被锁定`, isFine: lockedAccounts === 0, to: '/blade-user' },
    {
      name: t`系统授权`,
      words: t`授权还剩 ${licenceDays ?? 0} 天`,
      isFine: licenceDays === null || licenceDays >= CLOSE,
      to: '/krd/license',
    },
  ];
  const open = all.filter(({ isFine }) => !isFine);
  const fine = all.filter(({ isFine }) => isFine).map(({ name }) => name);
  return (
    <Card title={t`系统状况`}>
      <ul className={findings}>
        {open.map(({ name, words, to }) => (
          <li key={name} className={finding} data-open>
            <Icon of={TriangleAlert} />
            {to !== '' && trailTo(menu, to.replace(/\?.*/s, '')).length > 0 ? (
              <Link href={to}>{words}</Link>
            ) : (
              <span>{words}</span>
            )}
          </li>
        ))}
        {fine.length > 0 && (
          <li className={finding} data-fine>
            <Icon of={CircleCheck} />
            <span>{t`正常：${formatList(fine, i18n.locale)}`}</span>
          </li>
        )}
      </ul>
    </Card>
  );
}
