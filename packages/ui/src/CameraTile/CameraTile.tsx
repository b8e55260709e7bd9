import { useLingui } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import * as css from './CameraTile.css.ts';

export interface CameraTileProps {
  /** Name of the camera. */
  name: string;
  /** How its stream is: none yet, there, or gone. */
  state: 'connecting' | 'live' | 'lost';
  /** What was tried and how it went, in words; shown while there is no picture. */
  tried?: string;
  /** Tries again; without it nothing can be done. */
  onRetry?: () => void;
  /** Buttons beside the name; default none. */
  tools?: ReactNode;
  /** The picture, out of sight until the stream is there. */
  children?: ReactNode;
  /** The element, for those who watch whether it is in sight. */
  ref?: Ref<HTMLDivElement>;
}

/** The picture of a camera with its name and buttons; where there is no picture it says why. */
export function CameraTile({ name, state, tried = '', onRetry, tools, children, ref }: CameraTileProps) {
  const { t } = useLingui();
  const said = { connecting: t`正在连接`, live: t`画面正常`, lost: t`已断开` }[state];
  return (
    <div ref={ref} className={css.tile}>
      <div className={css.head}>
        <span className={css.dot} data-state={state} />
        <span className={css.name} title={name}>
          {name}
        </span>
        <span className={visuallyHidden} role="status">
          {said}
        </span>
        {tools !== undefined && <div className={css.tools}>{tools}</div>}
      </div>
      <div className={css.room}>
        {children !== undefined && (
          <div className={css.picture} data-hidden={state !== 'live' || undefined}>
            {children}
          </div>
        )}
        {state !== 'live' && (
          <div className={css.words}>
            <span>{state === 'connecting' ? t`正在连接…` : said}</span>
            {tried !== '' && <span className={css.tried}>{tried}</span>}
            {state === 'lost' && onRetry && <Button size="small" onPress={onRetry}>{t`重新连接`}</Button>}
          </div>
        )}
      </div>
    </div>
  );
}
