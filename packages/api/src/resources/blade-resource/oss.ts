import { plain, post, upload } from '../../call.ts';
import { dict, text, url } from '../../field.ts';
import { resource } from '../../resource.ts';

/**
 * A stored file: `link` is its address, `originalName` the name it came with, `attachId` its row in the attachments.
 */
export interface BladeFile {
  link: string;
  domain: string;
  name: string;
  originalName: string;
  attachId: string;
}

/** 对象存储: where uploaded files go. */
export const oss = resource('blade-resource/oss', {
  label: '对象存储',
  recordName: '对象存储配置',
  title: 'ossCode',
  menu: { icon: 'iconfont iconicon_source', sort: 1 },
  states: {
    field: 'status',
    initial: '1',
    moves: [
      { from: '1', to: '2', call: 'enable', label: '启用', roles: ['administrator', 'admin', 'sysadmin'] },
      { from: '2', to: '1', call: 'enable', roles: ['system'] },
    ],
  },
  fields: {
    category: dict('分类', 'oss', { required: true, search: true, list: true }),
    ossCode: text('资源编号', { required: true, search: true, list: true, unique: true, max: 32 }),
    endpoint: url('资源地址', { required: true, list: true, max: 255 }),
    bucketName: text('空间名', { required: true, list: true, max: 255 }),
    accessKey: text('accessKey', { required: true, max: 255, secret: true }),
    secretKey: text('secretKey', { required: true, max: 255, secret: true }),
    appId: text('appId', { max: 255, showIf: { field: 'category', in: ['4'] } }),
    region: text('region', { max: 255, showIf: { field: 'category', in: ['1', '3', '4'] } }),
    status: dict('状态', 'resource_enable_status', { search: true, list: true, readonly: true, default: '1' }),
    remark: text('备注', { max: 255 }),
  },
  calls: {
    /** Stores one file and notes it among the attachments; refused when the content is not what the name says. */
    putFileAttach: upload<{ file: File }, BladeFile>('endpoint/put-file-attach', { access: 'session' }),
    page: plain('page', 'list'),
    detail: plain('detail', 'detail'),
    submit: plain('submit', 'submit'),
    remove: plain('remove', 'remove'),
    /** Turns one setting on and all others off. */
    enable: post<{ id: string }>('enable', 'query'),
  },
});
