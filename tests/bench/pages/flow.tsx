import { FlowViewer } from '@lattice/ui/FlowViewer';
import type { FlowMark } from '@lattice/ui/FlowViewer';
import { useEffect, useState } from 'react';
import { longFlow, nodeCount } from '../longFlow.ts';
import { draw } from './draw.tsx';

const xml = longFlow();
const rest = { time: '11月20日 09:00', opinion: '同意', isRefused: false, isReturned: false };
const marks: FlowMark[] = Array.from({ length: nodeCount - 1 }, (_, node): FlowMark[] => [
  { ...rest, activityId: `t${node}`, activityType: 'userTask', endTime: '2026-11-20 09:00:00', who: '李四' },
  { ...rest, activityId: `l${node}`, activityType: 'sequenceFlow', endTime: '2026-11-20 09:00:00', who: '' },
])
  .flat()
  .concat({ ...rest, activityId: `t${nodeCount - 1}`, activityType: 'userTask', endTime: '', who: '王镇长' });

const kept: unknown[] = [];

/** What the control does wrong: it keeps the diagram's nodes and never takes its listener away. */
function Leak() {
  useEffect(() => {
    const onResize = () => kept.length;
    addEventListener('resize', onResize);
    kept.push(document.querySelector('[role="region"]'));
  }, []);
  return null;
}

function Flow() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" id="open" onClick={() => setOpen(true)}>
        打开
      </button>
      <button type="button" id="close" onClick={() => setOpen(false)}>
        关闭
      </button>
      {isOpen && <FlowViewer label="两百步" xml={xml} marks={marks} height="700px" />}
      {isOpen && location.search === '?leak' && <Leak />}
    </>
  );
}

draw(<Flow />);
