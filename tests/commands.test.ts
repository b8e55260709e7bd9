import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { definitionMessages, ruleTemplates } from '../scripts/definitionMessages.ts';
import { root } from '../scripts/root.ts';
import { mergeCatalogue } from '../scripts/mergeCatalogue.ts';
import { countIn, flakyIn } from '../scripts/runStep.ts';
import { isStamped, sourceStamp } from '../scripts/sourceStamp.ts';
import { propertySeed } from './setup/propertySeed.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'lattice-commands-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function serverEnding(start: string, signal?: NodeJS.Signals) {
  const script = `import { runServer } from ${JSON.stringify(path.join(root, 'scripts/runServer.ts'))};
    await runServer(async () => { ${start} });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (signal && said.includes('ready')) child.kill(signal);
  });
  await once(child, 'close');
  return { code: child.exitCode, said };
}

it('tries properties with the seed that it prints', () => {
  expect(fc.readConfigureGlobal().seed).toBe(propertySeed);
  expect(propertySeed === undefined).toBe(process.env.RUNS !== undefined);
});

it('says what publishing the stories needs', () => {
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [path.join(root, 'scripts/chromatic.ts')], {
    encoding: 'utf8',
    env,
  });
  expect(stderr).toContain('CHROMATIC_PROJECT_TOKEN=');
  expect(status).toBe(1);
});

describe('the server command', () => {
  const start = `setInterval(() => {}, 1000); console.log('ready');
    return { close: async () => console.log('closed') };`;

  it.each(['SIGTERM', 'SIGINT'] as const)('closes and ends with 0 on %s', async (signal) => {
    expect(await serverEnding(start, signal)).toEqual({ code: 0, said: 'ready\nclosed\n' });
  });

  it('says one sentence and ends with 1 when the start is refused', async () => {
    const refusal = `throw Object.assign(new Error('Port 8080 is in use.'), { name: 'StartError' });`;
    expect(await serverEnding(refusal)).toEqual({ code: 1, said: 'Port 8080 is in use.\n' });
  });

  it('keeps the stack of a fault', async () => {
    const { code, said } = await serverEnding(`throw new TypeError('broken');`);
    expect(code).toBe(1);
    expect(said).toMatch(/TypeError: broken\n +at /);
  });
});

describe('the stamp of the sources', () => {
  it('changes with a source and not with a story', () => {
    const source = path.join(folder, 'packages/app/src/a/a.ts');
    mkdirSync(path.dirname(source), { recursive: true });
    writeFileSync(source, '1');
    const first = sourceStamp(folder);
    writeFileSync(source.replace('a.ts', 'a.stories.tsx'), '1');
    expect(sourceStamp(folder)).toBe(first);
    writeFileSync(source, '2');
    expect(sourceStamp(folder)).not.toBe(first);
    writeFileSync(path.join(folder, 'stamp'), first);
    expect([
      isStamped(path.join(folder, 'stamp'), first),
      isStamped(path.join(folder, 'stamp'), 'x'),
      isStamped(path.join(folder, 'none'), first),
    ]).toEqual([true, false, false]);
  });
});

describe('the texts of definitions', () => {
  it('are every label, help and unit of what has a path and fields', () => {
    const road = {
      path: 'source/road',
      label: '道路',
      groups: [{ key: 'a', label: '基本' }],
      fields: { length: { label: '长度', unit: '公里', help: '全长', parse: () => '' } },
    };
    expect(definitionMessages({ road, again: road, other: { label: '不是定义' }, Row: undefined })).toEqual([
      '道路',
      '基本',
      '长度',
      '公里',
      '全长',
    ]);
  });

  it('are the names of moves and what moves ask', () => {
    const road = {
      path: 'source/road',
      label: '道路',
      fields: {},
      states: {
        field: 'stage',
        moves: [{ from: '0', to: '1', call: 'close', label: '封路', roles: ['admin'] }],
        prompts: [{ to: ['1'], fields: { why: { kind: 'text', label: '原因', help: '如施工' } } }],
      },
    };
    expect(definitionMessages({ road })).toEqual(['道路', '封路', '原因', '如施工']);
  });

  it('include the templates of the rules, and their loss is noticed', () => {
    expect(ruleTemplates({ ruleMessages: { enter: '请输入{label}' } })).toEqual(['请输入{label}']);
    expect(() => ruleTemplates({})).toThrow(/ruleMessages/);
  });
});

describe('npm test', () => {
  it('shows what a step counted', () => {
    expect(
      countIn('\u001B[2m Test Files \u001B[22m 1 passed (1)\n\u001B[2m      Tests \u001B[22m 53 passed (53)\n'),
    ).toBe('53 passed (53)');
    expect(countIn('  12 passed (8.1s)\n')).toBe('12 passed (8.1s)');
    expect(countIn('fine')).toBe('');
  });

  it('names the tests that passed only at a further attempt', () => {
    const listed = '  1 flaky\n    tests/e2e/lock.test.ts:9:1 › the lock holds \n  12 passed (8.1s)\n';
    expect(flakyIn(listed)).toEqual(['tests/e2e/lock.test.ts:9:1 › the lock holds']);
    const again = 'First attempt of a/One.stories.tsx Opens: expected 1 to be 2';
    expect(flakyIn(` ✓ Opens 900ms (retry x1)\n${again}\n`)).toEqual([again]);
    expect(flakyIn('  12 passed (8.1s)\n')).toEqual([]);
  });
});

describe('words that came with a generated register', () => {
  const entry = (words: string) => `msgctxt "definition"\nmsgid "床位数"\nmsgstr "${words}"\n`;

  it('fill what is not translated yet, and change nothing else', () => {
    expect(mergeCatalogue(entry(''), entry('Beds $&'))).toEqual({ text: entry('Beds $&'), left: [] });
    expect(mergeCatalogue(entry('Places'), entry('Beds'))).toEqual({ text: entry('Places'), left: [] });
  });

  it('are left where no source says them', () => {
    expect(mergeCatalogue('', entry('Beds'))).toEqual({ text: '', left: ['"床位数"'] });
  });
});
