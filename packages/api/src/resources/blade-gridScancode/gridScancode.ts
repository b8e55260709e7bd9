import { crud, get, type Page, blankPage } from '../../call.ts';
import { type Id, datetime, dict, longtext, phone, ref, text } from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** Filters of the statistics; the period limits all numbers but those of today, this week and this month. */
export interface ScanQuery {
  current?: number;
  size?: number;
  griddingId?: Id;
  startDate?: string;
  endDate?: string;
  codeType?: string;
}

/** Scans within one grid. */
export interface ScanStatistics {
  griddingId: Id;
  griddingIdName: string;
  codeCount: number;
  scanToday: number;
  scanWeek: number;
  scanMonth: number;
  scanTotal: number;
  personCount: number;
  eventCount: number;
  lastScanTime: string;
}

/** 网格扫码记录: one scan of a grid's QR code by a resident. */
export const gridScancode = resource('blade-gridScancode/gridScancode', {
  label: '网格扫码记录',
  title: 'codeName',
  log: true,
  menu: { icon: 'iconfont iconicon_grid', sort: 3 },
  fields: {
    codeNo: text('二维码编号', { required: true, search: true, list: true, max: 50 }),
    codeName: text('二维码名称', { required: true, search: true, list: true, max: 100 }),
    codeType: dict('码类型', 'scan_code_type', { required: true, search: true, list: true }),
    griddingId: ref('所属网格', 'grid/grid', {
      required: true,
      only: 'leaf',
      search: true,
      list: true,
      initial: 'ownGrid',
      byPoint: true,
    }),
    targetId: text('关联对象', { max: 32, internal: true }),
    scanTime: datetime('扫码时间', { required: true, search: true, list: true, initial: 'now' }),
    scanPurpose: dict('扫码用途', 'scan_purpose', { required: true, search: true, list: true }),
    scanUserType: dict('扫码人类型', 'scan_user_type', { required: true, search: true, list: true }),
    personName: text('扫码人', { search: true, list: true, max: 50, sensitive: 'name' }),
    phone: phone('联系电话', { list: true, sensitive: 'phone' }),
    openId: text('微信标识', { max: 64, internal: true }),
    address: text('扫码地点', { list: true, max: 200 }),
    ...pointFields(),
    eventId: ref('产生事件', 'event/event'),
    clientType: dict('终端类型', 'client_type', { search: true, list: true }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: {
    ...crud,
    /**
     * Scans by grid: how many codes, scans of today, this week, this month and in all, people, events and the last
     * scan.
     */
    statistics: get<ScanQuery, Page<ScanStatistics>>('statistics', {
      blank: blankPage({ griddingId: '', griddingIdName: '' }),
    }),
  },
});
export type GridScancode = Row<typeof gridScancode>;
