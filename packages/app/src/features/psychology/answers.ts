import { answering } from '@lattice/api/psychology/answerCalls';
import { guestAnswering, linking } from '@lattice/api/psychology/linkCalls';
import { arranging } from '@lattice/api/psychology/scaleCalls';
import { transport } from '../../session/transport.ts';

/** The calls by which scales are answered. */
export const answers = answering(transport);

/** The calls by which scales are arranged and copied. */
export const arrange = arranging(transport);

/** The calls by which links for guests are made. */
export const links = linking(transport);

/** The calls by which guests answer. */
export const guests = guestAnswering(transport);

/** Addresses of the pages of psychology. */
export const placeOf = {
  guest: (code: string) => `/answer#${code}`,
  sheet: (id: string) => `/psychological/answer/${id}`,
  report: (id: string) => `/psychological/report/${id}`,
  editor: (id: string, name: string) => `/psychological/scaleEditor/${id}/${encodeURIComponent(name)}`,
  offers: (sourceType: string) =>
    `/psychological/${sourceType === '1' ? 'gridmemberScale' : 'massesScale'}/${sourceType}`,
};
