import { checkDefinitions } from '@lattice/api/definitions/checkDefinitions';
import { areas } from '@lattice/api/areas';
import { type Resource, shortName } from '@lattice/api/resource';
import type { GeneratedDictionary, GeneratedRegister } from '@lattice/api/resources/blade-develop/code';
import type { Prototype } from '@lattice/api/resources/blade-develop/model';
import type { Context } from '../../../call/Context.ts';
import { zip } from '../../../documents/zip.ts';
import { filesOf } from './files.ts';
import { type MadeRegister, registerOf } from './registerOf.ts';

/** A setting of the generator with the model that it names. */
export interface GenerationSetting {
  /** First part of the address. */
  service: string;
  /** Last part of the address. */
  name: string;
  label: string;
  /** Code of the menu entry below which the register stands. */
  menu: string | null;
  columns: readonly Prototype[];
}

const FALLBACK = 'blade-develop';

const segment = (text: string) =>
  text
    .trim()
    .replaceAll(/[^\w-]+/g, '')
    .replace(/^[-_\d]+/, '');

/** Area and group of a menu entry, such as `area_source` and `group_source_population`. */
function placeOf(code: string | null, service: string): { area: string; group?: string } {
  for (const [area, { groups = {} }] of Object.entries(areas)) {
    if (code === `area_${area}`) return { area };
    const group = Object.keys(groups).find((key) => code === `group_${area}_${key}`);
    if (group !== undefined) return { area, group };
  }
  return { area: Object.hasOwn(areas, service) ? service : FALLBACK };
}

/** The dictionaries of the product as they are now, by code, in both languages. */
async function dictionariesOf({ db }: Pick<Context, 'db'>): Promise<Map<string, GeneratedDictionary>> {
  const { rows } = await db.query<{ code: string; key: string; label: string; english: string }>(
    `select code, dict_key as key, dict_value as label, coalesce(nullif(dict_value_en, ''), dict_value) as english
      from blade_system_dict
      where is_deleted = 0
      order by dict_key <> '-1', sort, id`,
  );
  const found = new Map<string, GeneratedDictionary & { entries: GeneratedDictionary['entries'][number][] }>();
  for (const { code, key, label, english } of rows)
    if (key === '-1') found.set(code, { code, label, english, isNew: false, entries: [] });
    else found.get(code)?.entries.push({ key, label, english });
  return found;
}

/** The register that a setting says. */
function registerIn(
  { service: serviceText, name: nameText, label, menu, columns }: GenerationSetting,
  resources: Iterable<Resource>,
  dictionaries: ReadonlyMap<string, GeneratedDictionary>,
): MadeRegister {
  const [service, name] = [segment(serviceText) || 'source', segment(nameText) || 'model'];
  const path = `${service}/${name}`;
  const isTaken = [...resources].some((one) => one.path !== path && shortName(one) === name);
  return registerOf({
    path,
    label: label.trim() || name,
    name,
    columns,
    menu: placeOf(menu, service),
    ...(isTaken && { prefix: `${service}_${name}`.replaceAll('-', '_') }),
    dictionaries,
  });
}

/** What the checks of definitions say of registers, all at once as they read every definition. */
function faultsOf(
  registers: readonly MadeRegister[],
  { resources }: Pick<Context, 'resources'>,
  dictionaries: ReadonlyMap<string, GeneratedDictionary>,
): readonly string[] {
  const all = [...dictionaries.values(), ...registers.flatMap((one) => one.dictionaries)];
  return checkDefinitions({
    resources: new Map([...resources, ...registers.map(({ definition }) => [definition.path, definition] as const)]),
    dictionaries: new Map(all.map(({ code, entries }) => [code, new Set(entries.map(({ key }) => key))])),
    roles: new Set(),
    grants: {},
  });
}

async function archiveOf(files: GeneratedRegister['files']): Promise<string> {
  const packed = await zip(Object.fromEntries(files.map(({ path, text }) => [path, new TextEncoder().encode(text)])));
  return Buffer.from(packed).toString('base64');
}

/** Makes what settings say: registers as data and as files. Nothing is stored. */
export async function generate(settings: readonly GenerationSetting[], context: Context): Promise<GeneratedRegister[]> {
  const dictionaries = await dictionariesOf(context);
  const registers = settings.map((one) => registerIn(one, context.resources.values(), dictionaries));
  const faults = faultsOf(registers, context, dictionaries);
  return Promise.all(
    registers.map(async (register) => {
      const { definition, words, guessed, rows, dictionaries: made } = register;
      const { path, title, label, fields } = definition;
      const files = filesOf(register);
      return {
        definition: { path, label, ...(title !== undefined && { title }), fields },
        words,
        guessed,
        dictionaries: made,
        rows,
        replaces: context.resources.has(path),
        faults: faults.filter((fault) => fault.startsWith(path)),
        files,
        archive: await archiveOf(files),
      };
    }),
  );
}
