import { type Field, integer, longtext, text } from './field.ts';
import { accountParameters } from './accountParameters.ts';
import { kpiParameters } from './kpiParameters.ts';

/** What an installation is told by a parameter, beside the plain list of parameters. */
export interface Parameter {
  /** Path of the register that keeps it. */
  register: 'blade-system/param' | 'systemset/parameter';
  /** Key of its group. */
  group: string;
  /** How its value is typed and which values are allowed. */
  field: Field;
  /** The value that holds where none is kept; '' for none. */
  standard: string;
  /** What a change touches, and when. */
  touches: string;
}

/** The groups of parameters in order, with their names. */
export const parameterGroups: Readonly<Record<string, { label: string }>> = {
  account: { label: '账号与密码' },
  hours: { label: '工作时间' },
  kpi: { label: '月度考核' },
  volunteers: { label: '志愿服务' },
  privacy: { label: '个人信息' },
  operation: { label: '运行与备份' },
  mobile: { label: '移动端' },
};

const HOURS = String.raw`^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$`;
const DAYS = String.raw`^(无|\d{4}-\d{2}-\d{2}([,，;；、\s]+\d{4}-\d{2}-\d{2})*)$`;
const onLeave = '请假时长按它计算；已经提交的请假不变。';
const KEPT = '0 表示一直保存。';
const onRetention = '服务器每天彻底删除更早的记录，不能恢复；可先在“个人信息保护”中试算。';
const onUploads = '当天上传达到上限的人员，次日零点起才能继续上传；修改后立即生效。';
const onPictures = '几分钟内对此后上传的照片生效；已经上传的照片不变。';
const onMobile = '由移动端读取，下次打开时生效；网页端不受影响。';

/** The parameters that the product or its mobile application reads, by key. */
export const parameters: Readonly<Record<string, Parameter>> = {
  ...accountParameters,
  'workingHours.morning': {
    register: 'blade-system/param',
    group: 'hours',
    field: text('上午工作时间', { required: true, pattern: HOURS, max: 11, help: '如 08:30-12:00' }),
    standard: '08:30-12:00',
    touches: onLeave,
  },
  'workingHours.afternoon': {
    register: 'blade-system/param',
    group: 'hours',
    field: text('下午工作时间', { required: true, pattern: HOURS, max: 11, help: '如 14:00-17:30' }),
    standard: '14:00-17:30',
    touches: onLeave,
  },
  'workingHours.daysOff': {
    register: 'blade-system/param',
    group: 'hours',
    field: longtext('本地休息日', {
      required: true,
      pattern: DAYS,
      max: 1000,
      help: '法定节假日之外放假的日子，如 2026-03-12，多个用逗号隔开；没有填“无”。',
    }),
    standard: '无',
    touches: onLeave,
  },
  'workingHours.daysOn': {
    register: 'blade-system/param',
    group: 'hours',
    field: longtext('本地上班日', {
      required: true,
      pattern: DAYS,
      max: 1000,
      help: '休息日里照常上班的日子，多个用逗号隔开；没有填“无”。',
    }),
    standard: '无',
    touches: onLeave,
  },
  ...kpiParameters,
  'volunteer.checkInMetres': {
    register: 'blade-system/param',
    group: 'volunteers',
    field: integer('签到距离', {
      required: true,
      min: 0,
      max: 99_999,
      unit: '米',
      help: '0 表示不核对位置；没有坐标的活动也不核对。',
    }),
    standard: '500',
    touches: '志愿者自己签到、签退时，手机位置离活动地点更远的不能签到、签退。',
  },
  'retention.trackMonths': {
    register: 'blade-system/param',
    group: 'privacy',
    field: integer('轨迹保存月数', { required: true, min: 0, max: 120, unit: '个月', help: KEPT }),
    standard: '0',
    touches: onRetention,
  },
  'retention.scanMonths': {
    register: 'blade-system/param',
    group: 'privacy',
    field: integer('扫码记录保存月数', { required: true, min: 0, max: 120, unit: '个月', help: KEPT }),
    standard: '0',
    touches: onRetention,
  },
  'retention.binMonths': {
    register: 'blade-system/param',
    group: 'privacy',
    field: integer('已删除人口保存月数', { required: true, min: 0, max: 120, unit: '个月', help: KEPT }),
    standard: '0',
    touches: onRetention,
  },
  'upload.dayCount': {
    register: 'blade-system/param',
    group: 'operation',
    field: integer('每人每天上传个数', { required: true, min: 1, max: 99_999, unit: '个' }),
    standard: '500',
    touches: onUploads,
  },
  'upload.dayMegabytes': {
    register: 'blade-system/param',
    group: 'operation',
    field: integer('每人每天上传总量', { required: true, min: 20, max: 999_999, unit: 'MB' }),
    standard: '2048',
    touches: onUploads,
  },
  'picture.longestSide': {
    register: 'blade-system/param',
    group: 'operation',
    field: integer('照片最长边', {
      required: true,
      min: 1024,
      max: 6000,
      unit: '像素',
      help: '更大的照片在上传前自动缩小。',
    }),
    standard: '2560',
    touches: onPictures,
  },
  'picture.quality': {
    register: 'blade-system/param',
    group: 'operation',
    field: integer('照片压缩质量', {
      required: true,
      min: 40,
      max: 100,
      unit: '%',
      help: '缩小照片时使用，越低文件越小、越模糊。',
    }),
    standard: '82',
    touches: onPictures,
  },
  'backup.lastTime': {
    register: 'blade-system/param',
    group: 'operation',
    field: text('最近一次备份', {
      pattern: String.raw`^20\d{2}-[01]\d-[0-3]\d [0-2]\d:[0-5]\d$`,
      max: 16,
      help: '由备份脚本写入，如 2026-01-31 02:00',
    }),
    standard: '',
    touches: '安全检查按它判断两天内是否做过备份。',
  },
  'map.center': {
    register: 'systemset/parameter',
    group: 'mobile',
    field: text('地图中心', {
      required: true,
      pattern: String.raw`^\d{1,3}(\.\d+)?,\d{1,2}(\.\d+)?$`,
      max: 40,
      help: '经度,纬度',
    }),
    standard: '118.618,30.112',
    touches: onMobile,
  },
  'map.zoom': {
    register: 'systemset/parameter',
    group: 'mobile',
    field: integer('地图缩放级别', { required: true, min: 3, max: 20 }),
    standard: '14',
    touches: onMobile,
  },
  'track.interval': {
    register: 'systemset/parameter',
    group: 'mobile',
    field: integer('轨迹采集间隔', { required: true, min: 5, max: 600, unit: '秒' }),
    standard: '30',
    touches: onMobile,
  },
  'visit.remindDays': {
    register: 'systemset/parameter',
    group: 'mobile',
    field: integer('走访提醒天数', { required: true, min: 1, max: 365, unit: '天' }),
    standard: '30',
    touches: onMobile,
  },
  'event.warnHours': {
    register: 'systemset/parameter',
    group: 'mobile',
    field: integer('事件超期预警', { required: true, min: 1, max: 240, unit: '小时' }),
    standard: '12',
    touches: onMobile,
  },
  'upload.maxImages': {
    register: 'systemset/parameter',
    group: 'mobile',
    field: integer('上传图片上限', { required: true, min: 1, max: 20, unit: '张' }),
    standard: '9',
    touches: onMobile,
  },
  'mini.hotline': {
    register: 'systemset/parameter',
    group: 'mobile',
    field: text('居民端客服电话', { required: true, pattern: String.raw`^[\d-]{3,20}$`, max: 20 }),
    standard: '12345',
    touches: onMobile,
  },
  'privacy.version': {
    register: 'systemset/parameter',
    group: 'mobile',
    field: text('隐私政策版本', { required: true, pattern: String.raw`^V?\d+(\.\d+){0,3}$`, max: 20 }),
    standard: 'V1.0',
    touches: onMobile,
  },
};
