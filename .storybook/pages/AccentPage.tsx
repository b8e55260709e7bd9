import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { ColourPicker } from '@lattice/ui/ColourPicker';
import { Link } from '@lattice/ui/Link';
import { Switch } from '@lattice/ui/Switch';
import { Tag } from '@lattice/ui/Tag';
import { Text } from '@lattice/ui/Text';
import { accentHere, applyAccent } from '@lattice/ui/theme/applyAccent';
import type { Hex } from '@lattice/ui/theme/contrast';
import { useEffect, useState } from 'react';
import * as css from './pages.css.ts';

export interface AccentPageProps {
  /** The colour to begin with. */
  start: Hex;
}

/** The picker of the user's own accent beside what it changes. */
export function AccentPage({ start }: AccentPageProps) {
  const [given, setGiven] = useState(start);
  const [accent, setAccent] = useState(() => accentHere(start));
  useEffect(() => {
    const moment = requestAnimationFrame(() => setAccent(applyAccent(given) ?? accentHere(given)));
    return () => cancelAnimationFrame(moment);
  }, [given]);
  useEffect(() => () => void applyAccent(null), []);
  return (
    <div className={css.halves}>
      <Card title="主题色">
        <ColourPicker label="自选颜色" value={given} onChange={setGiven} accent={accent} />
      </Card>
      <Card title="所见">
        <div className={css.sample}>
          <div className={css.row}>
            <Button variant="primary">保存</Button>
            <Button>取消</Button>
            <Button variant="quiet">更多</Button>
          </div>
          <Switch label="启用" value onChange={() => undefined} />
          <Text as="p">
            查看 <Link href="#record">往年记录</Link>，或 <Tag tone="accent">走访</Tag>
          </Text>
          <div className={css.bars}>
            <span className={css.sideEntry}>居民登记</span>
            <span className={css.tagEntry}>居民登记</span>
            <span className={css.selected}>选中的一行</span>
          </div>
        </div>
      </Card>
    </div>
  );
}
