import { townZone } from '@lattice/api/townTime';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { languageTag } from '../../base/i18n.ts';
import { partOfDay, townHour } from '../../base/partOfDay.ts';
import { preferences } from '../../base/preferences.ts';
import { session } from '../../session/session.ts';
import { Invitation } from './Invitation.tsx';
import { greeting, greetingMore, welcome } from './home.css.ts';

interface WelcomeProps {
  /** Name of the person's area; '' while it is not known. */
  area: string;
}

/** One line: who, where, and the day of the town. */
export function Welcome({ area }: WelcomeProps) {
  const { t } = useLingui();
  const { language } = useSnapshot(preferences);
  const { user } = useSnapshot(session);
  const [now] = useState(() => new Date());
  const name = user?.real_name || user?.nick_name || user?.account || '';
  const words = {
    night: t`夜深了，${name}`,
    morning: t`早上好，${name}`,
    noon: t`中午好，${name}`,
    afternoon: t`下午好，${name}`,
    evening: t`晚上好，${name}`,
  };
  const day = new Intl.DateTimeFormat(languageTag(language), {
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    timeZone: townZone(),
  }).format(now);
  return (
    <div className={welcome}>
      <span className={greeting}>{words[partOfDay(townHour(now))]}</span>
      <span className={greetingMore}>{[area, day].filter((word) => word !== '').join(' · ')}</span>
      {user !== null && <Invitation account={user.account} />}
    </div>
  );
}
