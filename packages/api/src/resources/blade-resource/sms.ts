import { crud, plain, post } from '../../call.ts';
import { type Id, dict, text, url } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** What became of a text message: how many went out, and the ids of their entries in the outbox. */
export interface SmsReceipt {
  success: boolean;
  /** Numbers in all. */
  total: number;
  ids: Id[];
}

/** 短信配置: settings of a text message provider; one of a tenant is enabled. */
export const sms = resource('blade-resource/sms', {
  label: '短信配置',
  title: 'smsCode',
  menu: { icon: 'iconfont iconicon_message', sort: 3 },
  states: {
    field: 'status',
    initial: '1',
    moves: [
      { from: '1', to: '2', call: 'enable', label: '启用', roles: ['administrator', 'admin', 'sysadmin'] },
      { from: '2', to: '1', call: 'enable', roles: ['system'] },
    ],
  },
  fields: {
    category: dict('分类', 'sms', { required: true, search: true, list: true }),
    smsCode: text('资源编号', { required: true, search: true, list: true, unique: true, max: 32 }),
    templateId: text('模板ID', { required: true, list: true, max: 64 }),
    accessKey: text('accessKey', { required: true, max: 255, secret: true }),
    secretKey: text('secretKey', {
      required: true,
      max: 255,
      secret: true,
      showIf: { field: 'category', in: ['2', '3', '4'] },
    }),
    regionId: text('regionId', { max: 255, showIf: { field: 'category', in: ['3', '4'] } }),
    endpoint: url('服务地址', { max: 255, help: '不填用服务商公布的地址' }),
    signName: text('短信签名', { required: true, list: true, max: 64 }),
    status: dict('状态', 'resource_enable_status', { search: true, list: true, readonly: true, default: '1' }),
    remark: text('备注', { max: 255 }),
  },
  calls: {
    ...crud,
    page: plain('page', 'list'),
    /** Turns one setting on and all others off. */
    enable: post<{ id: Id }>('enable', 'query'),
    /**
     * Sends a text message by the setting `code`: `phones` joined by commas, `params` a JSON object of the template's
     * values.
     */
    sendMessage: post<{ code: string; phones: string; params?: string }, SmsReceipt>('endpoint/send-message', 'query'),
  },
});
export type Sms = Row<typeof sms>;
