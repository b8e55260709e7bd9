import type { EventFault } from '@lattice/api/supervisionCalls';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a question of supervision is called, and its rule in words. */
export interface FaultWords {
  label: MessageDescriptor;
  rule: MessageDescriptor;
}

/** The questions of supervision in words. */
export const faultWords: Readonly<Record<EventFault, FaultWords>> = {
  isUnaccepted: {
    label: msg`应受理未受理`,
    rule: msg`待受理或待签收，并且已经超过受理（签收）时限。`,
  },
  isUnhandled: {
    label: msg`应办理未办理`,
    rule: msg`已经分派，超过办理时限仍没有处理完成。`,
  },
  isImproper: {
    label: msg`不依法办理`,
    rule: msg`近一年上报，核查曾不通过，或者评价为不满意、非常不满意、问题没有解决。`,
  },
  isKnotty: {
    label: msg`疑难件`,
    rule: msg`近一年上报，退回分派、转办和核查不通过一共超过三次。`,
  },
};
