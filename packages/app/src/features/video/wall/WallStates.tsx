import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { recordNote, records, told } from '../../scene/scene.css.ts';
import { useStream } from '../useCamera.ts';

interface StateProps {
  id: string;
  name: string;
}

/** A picture on the wall in words: from which platform it comes and by which protocol, or that none comes. */
function State({ id, name }: StateProps) {
  const { t } = useLingui();
  const { data, error } = useStream(id);
  const { platform = '', protocol = '' } = data ?? {};
  const way = protocol === 'demo' ? '' : protocol.toUpperCase();
  const words = [platform, way].filter((part) => part !== '').join(' · ');
  return (
    <li className={told}>
      <span>{name}</span>
      <span className={recordNote}>{error !== null ? t`没有画面` : data === undefined ? t`正在取得画面` : words}</span>
    </li>
  );
}

interface WallStatesProps {
  /** Ids of the cameras on the wall. */
  ids: readonly string[];
  nameOf: (id: string) => string;
}

/** How the pictures on the wall are, in words. */
export function WallStates({ ids, nameOf }: WallStatesProps) {
  const { t } = useLingui();
  if (ids.length === 0) return <Text tone="muted">{t`画面墙上还没有设备。`}</Text>;
  return (
    <ul className={records}>
      {ids.map((id) => (
        <State key={id} id={id} name={nameOf(id)} />
      ))}
    </ul>
  );
}
