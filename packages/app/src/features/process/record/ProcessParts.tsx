import { Card } from '@lattice/ui/Card';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BusinessFacts } from './BusinessFacts.tsx';
import { FlowPicture } from '../picture/FlowPicture.tsx';
import { History } from './History.tsx';
import * as css from '../list/process.css.ts';
import type { useBusiness } from './useBusiness.ts';

interface ProcessPartsProps {
  processInstanceId: string;
  business: ReturnType<typeof useBusiness>;
  /** What can be done, under what is asked for. */
  children?: ReactNode;
}

/** The parts of a process's page: what is asked for, what can be done, what happened, and the diagram. */
export function ProcessParts({ processInstanceId, business, children }: ProcessPartsProps) {
  const { t } = useLingui();
  return (
    <div className={css.stack}>
      <div className={css.split}>
        <div className={css.stack}>
          <BusinessFacts business={business} id={processInstanceId} />
          {children}
        </div>
        <Card title={t`审批记录`}>
          <History processInstanceId={processInstanceId} />
        </Card>
      </div>
      <Card title={t`流程图`}>
        <FlowPicture instanceId={processInstanceId} label={t`流程图`} />
      </Card>
    </div>
  );
}
