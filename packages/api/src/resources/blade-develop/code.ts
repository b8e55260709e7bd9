import { crud, plain, post } from '../../call.ts';
import { type Id, dict, ref, text } from '../../field.ts';
import { type Resource, type Row, resource } from '../../resource.ts';

/** A dictionary of a register that is made, in both languages. */
export interface GeneratedDictionary {
  code: string;
  label: string;
  english: string;
  /** It is made with the register; the others are there. */
  isNew: boolean;
  entries: readonly { key: string; label: string; english: string }[];
}

/** What is made of one setting: the register as data, to be shown, and as files of the project. */
export interface GeneratedRegister {
  definition: Pick<Resource, 'path' | 'label' | 'title' | 'fields'>;
  /** English words by message. */
  words: Readonly<Record<string, string>>;
  /** Messages whose English was found by a name in the code and should be read again. */
  guessed: readonly string[];
  /** Those that its fields name. */
  dictionaries: readonly GeneratedDictionary[];
  /** Demo rows, without ids. */
  rows: readonly Readonly<Record<string, unknown>>[];
  /** There is a register of this address already, whose files these would replace. */
  replaces: boolean;
  /** What the checks of definitions find wrong; none in a sound one. */
  faults: readonly string[];
  files: readonly { path: string; text: string }[];
  /** The files as a ZIP archive in base64, with their paths from the root of the project. */
  archive: string;
}

/** 代码生成: what a code generation needs to know: names, packages and paths. */
export const code = resource('blade-develop/code', {
  label: '代码生成',
  recordName: '代码生成配置',
  title: 'codeName',
  menu: { icon: 'iconfont iconicon_tool', sort: 4 },
  fields: {
    modelId: ref('数据模型', 'blade-develop/model', { required: true, search: true, list: true }),
    menuId: ref('上级菜单', 'blade-system/menu', { required: true }),
    codeName: text('模块名', { required: true, search: true, list: true, max: 64 }),
    serviceName: text('服务名', { required: true, search: true, list: true, max: 64 }),
    tableName: text('表名', { required: true, search: true, list: true, max: 64 }),
    tablePrefix: text('表前缀', { required: true, max: 64 }),
    pkName: text('主键名', { required: true, max: 32, default: 'id' }),
    packageName: text('包名', { required: true, search: true, list: true, max: 500 }),
    templateType: dict('模版类型', 'code_template', { required: true, default: 'crud' }),
    author: text('作者信息', { required: true, max: 64 }),
    subModelId: ref('子表模型', 'blade-develop/model'),
    subFkId: text('子表外键', { max: 64 }),
    treeId: text('树主键字段', { max: 64 }),
    treePid: text('树父主键字段', { max: 64 }),
    treeName: text('树名称字段', { max: 64 }),
    baseMode: dict('基础业务', 'yes_no', { required: true, default: '2' }),
    wrapMode: dict('包装器', 'yes_no', { required: true, default: '2' }),
    feignMode: dict('远程调用', 'yes_no', { required: true, default: '1' }),
    codeStyle: dict('代码风格', 'code_style', { required: true }),
    apiPath: text('后端生成路径', { required: true, max: 2000 }),
    webPath: text('前端生成路径', { required: true, max: 2000 }),
  },
  calls: {
    ...crud,
    page: plain('page', 'list'),
    /** Makes of each setting a definition with its English and demo rows, as data and as files; stores nothing. */
    genCode: post<{ ids: string; system?: string }, GeneratedRegister[]>('gen-code', 'query'),
    /** Copies a generator's setting. */
    copy: post<{ id: Id }, { id: Id }>('copy', 'query', { access: { permission: 'add' } }),
  },
});
export type Code = Row<typeof code>;
