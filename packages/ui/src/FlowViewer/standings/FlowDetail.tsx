import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { FlowPassages } from './FlowPassages.tsx';
import { FlowStateMark } from './FlowStateMark.tsx';
import { detail, entryHead, grow, note } from '../FlowViewer.css.ts';
import type { FlowEntry } from '../flowStandings.ts';
import type { FlowWords } from './flowWords.ts';

/** What is known of a node: kind, state, and who did what when; screen readers hear it when it opens. */
export function FlowDetail({
  entry,
  hasState,
  words,
  onClose,
}: {
  entry: FlowEntry;
  hasState: boolean;
  words: FlowWords;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { node, state, passages } = entry;
  const type = words.typeOf(node.type);
  return (
    <div role="status" className={detail}>
      <div className={entryHead}>
        <span className={grow}>{node.name === '' ? type : node.name}</span>
        {hasState && <FlowStateMark state={state} text={words.stateOf(entry)} />}
        <IconButton size="small" label={t`关闭`} onPress={onClose}>
          <Icon of={X} />
        </IconButton>
      </div>
      <FlowPassages type={type} passages={passages} />
      {hasState && passages.length === 0 && <span className={note}>{t`还没有人办理`}</span>}
    </div>
  );
}
