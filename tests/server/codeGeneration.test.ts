import { checkDefinitions } from '@lattice/api/definitions/checkDefinitions';
import type { Resource } from '@lattice/api/resource';
import { type GeneratedRegister, code } from '@lattice/api/resources/blade-develop/code';
import { model } from '@lattice/api/resources/blade-develop/model';
import { validate } from '@lattice/api/validate';
import { loadResources } from '@lattice/server/start/load';
import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { binary } from '../../scripts/binary.ts';
import { root } from '../../scripts/root.ts';
import type { Visitor } from './openTown.ts';
import { inTown } from './inTown.ts';
import { atPlace, recipeFolder } from './recipeExample.ts';

const DEFINITION = /^packages\/api\/src\/resources\/[\w-]+\/\w+\.ts$/;
const textOf = (made: GeneratedRegister, part: RegExp) => made.files.find((file) => part.test(file.path))?.text ?? '';

/** Writes definitions and start data where the compiler finds them, and says what it finds. */
async function compile(folder: string, made: readonly GeneratedRegister[]): Promise<string> {
  for (const { definition, files } of made)
    for (const { path: place, text } of files.filter((file) => file.path.endsWith('.ts'))) {
      const file = path.join(folder, place);
      await mkdir(path.dirname(file), { recursive: true });
      const own = path.join(folder, `packages/api/src/resources/${definition.path}.ts`);
      const led = text.replace(`'@lattice/api/resources/${definition.path}'`, `'${own}'`);
      await writeFile(file, atPlace(led, place, new RegExp(`^${own}$`)));
    }
  await writeFile(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.json',
      compilerOptions: { noUnusedLocals: true },
      include: ['packages', '../../packages/server/src/flow/bpmnModdle.ts'],
    }),
  );
  return promisify(execFile)(process.execPath, [binary('typescript', 'tsc'), '-p', folder], { cwd: root }).then(
    ({ stdout }) => stdout,
    (fault: unknown) => (fault as { stdout: string }).stdout,
  );
}

/** What the checks of the project say of a definition as its file exports it, beside those that there are. */
async function faultsOf(folder: string, { definition, dictionaries }: GeneratedRegister): Promise<readonly string[]> {
  const file = path.join(folder, `packages/api/src/resources/${definition.path}.ts`);
  const exported = Object.values((await import(pathToFileURL(file).href)) as Record<string, Resource>);
  const [loaded] = exported;
  expect(loaded).toMatchObject({ path: definition.path, label: definition.label, fields: definition.fields });
  return checkDefinitions({
    resources: new Map([...(await loadResources()), [definition.path, loaded as Resource]]),
    dictionaries: new Map(dictionaries.map((one) => [one.code, new Set(one.entries.map(({ key }) => key))])),
    roles: new Set(),
    grants: {},
  }).filter((fault) => fault.startsWith(definition.path));
}

inTown('code generation on $name', {}, ({ town }) => {
  let admin: Visitor;
  let folder: string;
  beforeAll(async () => {
    folder = await recipeFolder();
    admin = await town.visit('admin');
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it('writes a definition for every row of the demo town, one by one and all at once', async () => {
    const calls = admin.client(code);
    const { records } = await calls.page({ current: 1, size: 200 });
    expect(records.length).toBeGreaterThan(0);
    const all = await calls.genCode({ ids: records.map(({ id }) => id).join(','), system: 'saber' });
    expect(all).toHaveLength(records.length);
    for (const { id } of records) {
      const [made] = await calls.genCode({ ids: id });
      const [file] = made?.files ?? [];
      expect(file?.path).toMatch(DEFINITION);
      expect(file?.text).toMatch(/export const [a-zA-Z_$][\w$]* = resource\('/);
      expect(file?.text).not.toContain('undefined');
      expect(stripTypeScriptTypes(file?.text ?? '')).toContain('fields: {\n    ');
      expect(made?.faults).toEqual([]);
      expect(all).toContainEqual(made);
    }
  });

  it('makes of a model typed by hand what compiles, is sound, and is in both languages', async () => {
    const { records } = await admin.client(code).page({ current: 1, size: 1 });
    const [row] = records;
    const { id: modelId } = (await admin.client(model).submit({
      datasourceId: (await admin.client(model).detail(row?.modelId ?? '')).datasourceId,
      modelTable: 'care_home',
      modelName: '养老机构',
      modelCode: 'elderHome',
      modelClass: 'ElderHome',
    })) as { id: string };
    const column = (name: string, jdbcComment: string, rest: object) => ({
      jdbcName: name,
      propertyName: name,
      jdbcType: 'varchar(64)',
      jdbcComment,
      isList: 1,
      isForm: 1,
      isQuery: 1,
      isRequired: 1,
      ...rest,
    });
    const list = [
      column('homeName', '养老院名称', { english: 'Name of the home' }),
      column('nature', '机构性质', { componentType: 'radio', choices: '1=公办/Public; 2=民办/Private' }),
      column('sexes', '收住性别', { componentType: 'checkbox', dictCode: 'sex' }),
      column('bedCount', '床位数', { jdbcType: 'int4' }),
      column('opened', '开业日期', { jdbcType: 'date', isRequired: 0 }),
      column('gridded', '所属网格', { componentType: 'ref', refersTo: 'grid/grid' }),
      column('isOpen', '是否营业', { componentType: 'switch' }),
      column('status', '状态说明', { jdbcName: 'state_text', isRequired: 0 }),
      column('date', '日期', { jdbcType: 'date' }),
      column('constructor', "“承建”单位's", { isRequired: 0 }),
    ];
    await admin.client(model).submitList({ modelId, list } as never);
    const calls = admin.client(code);
    const { id: copied } = await calls.copy({ id: row?.id ?? '' });
    await calls.submit({ id: copied, modelId, serviceName: 'care' });
    const { records: settings } = await calls.page({ current: 1, size: 200 });
    const all = await calls.genCode({ ids: settings.map(({ id }) => id).join(',') });
    const made = all.find(({ definition }) => definition.path === 'care/elderHome');
    if (made === undefined) throw new Error('Nothing was made of the model typed by hand.');
    expect(await compile(folder, all)).toBe('');
    for (const one of all) expect(await faultsOf(folder, one)).toEqual([]);
    expect(made.faults).toEqual([]);
    expect(Object.entries(made.definition.fields).map(([name, { kind }]) => [name, kind])).toEqual([
      ['homeName', 'text'],
      ['nature', 'dict'],
      ['sexes', 'multidict'],
      ['bedCount', 'integer'],
      ['opened', 'date'],
      ['gridded', 'ref'],
      ['isOpen', 'switch'],
      ['status2', 'text'],
      ['date', 'date'],
      ['constructor2', 'text'],
    ]);
    expect(made.dictionaries.map(({ code: one }) => one)).toEqual(['elder_home_nature', 'sex']);
    expect(made.dictionaries.filter(({ isNew }) => isNew)).toEqual([
      {
        code: 'elder_home_nature',
        label: '机构性质',
        english: 'Nature',
        isNew: true,
        entries: [
          { key: '1', label: '公办', english: 'Public' },
          { key: '2', label: '民办', english: 'Private' },
        ],
      },
    ]);
    expect(made.words).toMatchObject({
      养老机构: 'Elder home',
      'list:养老机构': 'Elder homes',
      养老院名称: 'Name of the home',
      床位数: 'Bed count',
    });
    expect(made.guessed).toContain('床位数');
    expect(made.guessed).not.toContain('养老院名称');
    // What stands in the preview is accepted by the rules of the form, but for references to the town's records.
    const { gridded: _, ...own } = made.definition.fields;
    for (const values of made.rows) expect(validate(own, values)).toEqual([]);
    expect(textOf(made, /seeds.*\.ts$/)).toContain("gridded: idOf('grid/grid', n)");
    expect(textOf(made, /\.po$/)).toContain('msgid "养老院名称"\nmsgstr "Name of the home"');
    expect(textOf(made, /\.tsv$/)).toBe(
      'elder_home_nature\t\t机构性质\tNature\t\nelder_home_nature\t1\t公办\tPublic\nelder_home_nature\t2\t民办\tPrivate\n',
    );
    expect(Buffer.from(made.archive, 'base64').toString('latin1')).toContain('locales/additions/care_elderHome.en.po');
  }, 60_000);

  it('reads what the product knows of its own tables: dictionaries, references, lengths', async () => {
    const { records } = await admin.client(model).page({ current: 1, size: 50 });
    const house = records.find(({ modelTable }) => modelTable === 'source_houseinfo');
    const list = await admin.client(model).modelPrototype({ modelId: house?.id ?? '' });
    const chosen = list.filter(({ dictCode }) => dictCode !== '');
    expect(chosen.length).toBeGreaterThan(3);
    expect(chosen.every(({ componentType }) => componentType === 'select' || componentType === 'checkbox')).toBe(true);
    expect(list.filter(({ componentType }) => componentType === 'ref').map(({ refersTo }) => refersTo)).toContain(
      'source/buildinginfo',
    );
  });

  it('writes one from what older versions left in a model, and lets no text leave its place', async () => {
    const { records } = await admin.client(code).page({ current: 1, size: 200 });
    const id = records.find(({ serviceName }) => serviceName === 'lattice-demo')?.id ?? '';
    const generate = async (prototypes: unknown, name = '模型') => {
      await town.db.query(
        `update blade_develop_model set prototypes = $1, model_name = $2
          where id = (select model_id from blade_develop_code where id = $3)`,
        [JSON.stringify(prototypes), name, id],
      );
      const [made] = await admin.client(code).genCode({ ids: id });
      return made === undefined ? '' : textOf(made, DEFINITION);
    };
    const whole = await generate(null);
    for (const odd of [
      {},
      [],
      [null, 5, 'x'],
      [{ jdbcName: 'id', propertyName: 'id' }],
      [{ jdbcName: "x'; f()", propertyName: '1' }],
    ])
      expect(await generate(odd)).toBe(whole);
    const text = await generate(
      [{ jdbcName: 'a', propertyName: 'a', jdbcComment: "甲'),\nx: evil('", dictCode: "b'), y: evil('" }],
      '名**//\nevil();/*',
    );
    expect(
      stripTypeScriptTypes(text)
        .replaceAll(/\/\*.*?\*\//gs, '')
        .replaceAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, ''),
    ).not.toContain('evil');
  });
});
