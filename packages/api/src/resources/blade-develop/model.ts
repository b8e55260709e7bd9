import { crud, get, plain, post } from '../../call.ts';
import { type Id, dict, json, ref, text, toggle } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** A table of a database. */
export interface TableInfo {
  name: string;
  comment: string;
}

/** A column of a table. */
export interface TableColumn {
  name: string;
  type: string;
  comment: string;
  isRequired: boolean;
}

/** A column as code is generated from it. */
export interface Prototype {
  jdbcName: string;
  jdbcType: string;
  jdbcComment: string;
  /** Its name in English; found by the name of the property where it is empty. */
  english: string;
  propertyName: string;
  propertyType: string;
  isList: number;
  isForm: number;
  isRequired: number;
  isQuery: number;
  componentType: string;
  dictCode: string;
  /** Values to choose from where no dictionary has them, such as `1=公办/Public; 2=民办/Private`. */
  choices: string;
  /** Path of the register whose records are named. */
  refersTo: string;
}

/** 数据模型: the model of a table from which code can be generated. */
export const model = resource('blade-develop/model', {
  label: '数据模型',
  title: 'modelName',
  menu: { icon: 'iconfont iconicon_database', sort: 3 },
  fields: {
    datasourceId: ref('数据源', 'blade-develop/datasource', { required: true, search: true, list: true }),
    modelTable: text('物理表名', { required: true, search: true, list: true, max: 100 }),
    modelName: text('模型名称', { required: true, search: true, list: true, max: 100 }),
    modelCode: text('模型编号', { required: true, search: true, list: true, max: 100 }),
    modelClass: text('模型类名', { required: true, search: true, list: true, max: 100 }),
    modelRemark: text('模型备注', { max: 255 }),
    /**
     * Rows saved by submit-list: {id, modelId, jdbcName, jdbcType, jdbcComment, propertyName, propertyType,
     * propertyEntity, isList, isForm, isRow, componentType, dictCode, isRequired, isQuery, queryType}; `english`,
     * `choices` and `refersTo` are ours.
     */
    prototypes: json('模型字段', {
      shape: {
        kind: 'rows',
        fields: {
          jdbcName: text('列名', { required: true, max: 200, pattern: '^[A-Za-z_][A-Za-z0-9_]*$' }),
          jdbcType: text('列类型', { max: 200 }),
          jdbcComment: text('列注释', { max: 200 }),
          english: text('英文名称', { max: 200 }),
          propertyName: text('属性名', { required: true, max: 200, pattern: '^[A-Za-z_]\\w*$' }),
          propertyType: text('属性类型', { max: 200, default: 'text' }),
          componentType: dict('组件类型', 'code_component', { default: 'input' }),
          dictCode: text('所用字典', { max: 200 }),
          choices: text('可选值', { max: 1000, help: '没有现成字典时填写，如 1=公办/Public; 2=民办/Private' }),
          refersTo: text('关联登记表', { max: 200, help: '登记表的地址，如 source/houseinfo' }),
          isList: toggle('列表显示', { default: 1 }),
          isForm: toggle('表单显示', { default: 1 }),
          isRequired: toggle('必须填写', { default: 0 }),
          isQuery: toggle('可供查询', { default: 0 }),
        },
      },
    }),
  },
  calls: {
    ...crud,
    page: plain('page', 'list'),
    /** The tables of a data source; of the product's own database without one. */
    tableList: get<{ datasourceId?: Id }, TableInfo[]>('table-list', {
      blank: [{ name: '', comment: '' }],
    }),
    /** The columns of a table, by its name or by a model. */
    tableInfo: get<{ modelId?: Id; tableName?: string; datasourceId?: Id }, TableInfo & { fields: TableColumn[] }>(
      'table-info',
      {
        blank: { name: '', comment: '', fields: [{ name: '', type: '', comment: '', isRequired: false }] },
      },
    ),
    /** The prototype of a model: its kept columns, or those of its table. */
    modelPrototype: get<{ modelId: Id; datasourceId?: Id }, Prototype[]>('model-prototype', {
      blank: [
        {
          jdbcName: '',
          jdbcType: '',
          jdbcComment: '',
          english: '',
          propertyName: '',
          propertyType: '',
          isList: 0,
          isForm: 0,
          isRequired: 0,
          isQuery: 0,
          componentType: '',
          dictCode: '',
          choices: '',
          refersTo: '',
        },
      ],
    }),
    /** Keeps the prototype of a model: an object with `modelId` and `list`. */
    submitList: post<{ modelId: Id; list: Prototype[] }, { count: number }>('submit-list', 'body', {
      access: { permission: 'edit' },
    }),
    /** The models to pick from. */
    select: plain('list', 'select', { access: 'picker' }),
  },
});
export type Model = Row<typeof model>;
