import { readFileSync } from 'node:fs';

/** A call of the specification's list. */
export interface Listed {
  method: 'GET' | 'POST';
  /** Address with `/api`. */
  path: string;
  where: 'query' | 'body' | 'multipart';
  /** Names of its parameters, without marks of open sets. */
  parameters: readonly string[];
  isPaged: boolean;
}

const whole = readFileSync(new URL('endpoints.tsv', import.meta.url), 'utf8');

/** All calls of the list, each address and method once. */
export const listed: readonly Listed[] = [
  ...new Map(
    whole
      .split('\n')
      .filter((line) => /^(GET|POST)\t/.test(line))
      .map((line) => {
        const [method = '', path = '', where = '', parameters = '', note = ''] = line.split('\t');
        const names = parameters
          .split(/[,|]/)
          .map((name) => name.trim().replace(/=.*$/, ''))
          .filter((name) => /^[a-z]\w*$/i.test(name));
        return [`${method} ${path}`, { method, path, where, parameters: names, isPaged: note === 'paged' } as Listed];
      }),
  ).values(),
];
