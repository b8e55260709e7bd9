import { sendTaskCall } from '@lattice/api/commandCalls';
import {
  callToMeetingCall,
  declineMeetingCall,
  endMeetingCall,
  joinMeetingCall,
  meetingRingsCall,
  recordMeetingCall,
} from '@lattice/api/meetingCalls';
import { recorddispatch } from '@lattice/api/resources/dispatch/recorddispatch';
import {
  callToMeeting,
  declineMeeting,
  endMeeting,
  joinMeeting,
  meetingRings,
  recordMeeting,
} from '../../domain/dispatch/meeting/meetings.ts';
import { conference, push } from '../../domain/dispatch/send.ts';
import { sendTask } from '../../domain/dispatch/sendTask.ts';
import { handle } from '../../call/handle.ts';

/** Answers of 调度记录. */
export const handlers = handle(
  recorddispatch,
  { startVideoconferencing: conference, pushMessage: push },
  {
    ownCalls: {
      sendTask: { call: sendTaskCall, answer: sendTask },
      joinMeeting: { call: joinMeetingCall, answer: joinMeeting },
      declineMeeting: { call: declineMeetingCall, answer: declineMeeting },
      callToMeeting: { call: callToMeetingCall, answer: callToMeeting },
      endMeeting: { call: endMeetingCall, answer: endMeeting },
      recordMeeting: { call: recordMeetingCall, answer: recordMeeting },
      meetingRings: { call: meetingRingsCall, answer: meetingRings },
    },
  },
);
