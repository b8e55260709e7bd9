import { access } from './english/access.ts';
import { accounts } from './english/accounts.ts';
import { calls } from './english/calls.ts';
import { files } from './english/files.ts';
import { flow } from './english/flow.ts';
import { flowFiles } from './english/flowFiles.ts';
import { names } from './english/names.ts';
import { registers } from './english/registers.ts';
import { session } from './english/session.ts';
import { table } from './english/table.ts';
import { labels } from './labels.ts';
import type { MessageDescriptor } from './say.ts';

/** What the server itself says, by its Chinese. */
const sentences: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...access,
    ...accounts,
    ...calls,
    ...files,
    ...flow,
    ...flowFiles,
    ...names,
    ...registers,
    ...session,
    ...table,
  }),
);

/** The English of a text, with the same `{names}`; undefined where there is none. */
export const english = ({ id, ofContract }: MessageDescriptor): string | undefined =>
  (ofContract === true ? labels() : sentences).get(id);
