import { volunteering } from '@lattice/api/volunteerCalls';
import { transport } from '../../session/transport.ts';

/** The calls of activities that have a code. */
export const volunteers = volunteering(transport);

/** Where the code of an activity leads a telephone; the code stands where no server log sees it. */
export const codeAddress = (code: string): string => `${location.origin}/volunteer#${code}`;

/** The code in a text that was scanned or typed: itself, or the end of the address that leads to it. */
export const codeIn = (text: string): string => text.slice(text.lastIndexOf('#') + 1).trim();
