import { integer, longtext } from './field.ts';
import type { Parameter } from './parameters.ts';

/** The parameters of accounts, passwords and looks at masked values, by key. */
export const accountParameters: Readonly<Record<string, Parameter>> = {
  'account.passwordDays': {
    register: 'blade-system/param',
    group: 'account',
    field: integer('密码有效天数', { required: true, min: 0, max: 9999, unit: '天', help: '0 表示一直有效。' }),
    standard: '0',
    touches: '密码超过天数的人员，下次登录时必须修改；安全检查按它判断密码是否定期更换。',
  },
  'account.passwordLength': {
    register: 'blade-system/param',
    group: 'account',
    field: integer('密码最短长度', {
      required: true,
      min: 8,
      max: 32,
      unit: '位',
      help: '等级保护第三级要求不少于 8 位。',
    }),
    standard: '8',
    touches: '此后设置的密码不能更短；正在使用的密码不变。',
  },
  'account.idleMinutes': {
    register: 'blade-system/param',
    group: 'account',
    field: integer('无人操作锁屏时间', {
      required: true,
      min: 0,
      max: 30,
      unit: '分钟',
      help: '0 表示由各人自己决定；等级保护第三级要求自动锁定，不超过 30 分钟。',
    }),
    standard: '0',
    touches: '无人操作达到时间后锁屏，几分钟内对所有人生效；各人可以设得更短。',
  },
  'account.weakPasswords': {
    register: 'blade-system/param',
    group: 'account',
    field: longtext('弱口令表', {
      required: true,
      max: 4000,
      help: '本地容易被猜到的口令，如 fengqiao2026，多个用逗号或换行隔开；没有填“无”。常见口令和由账号组成的口令总是禁止的。',
    }),
    standard: '无',
    touches: '新密码不能是其中的口令；正在使用的人员下次登录时必须修改，“用户”的“待改密码”中可以看到。',
  },
  'account.failCount': {
    register: 'blade-system/param',
    group: 'account',
    field: integer('登录失败锁定次数', { required: true, min: 3, max: 10, unit: '次' }),
    standard: '5',
    touches: '连续输错密码达到次数后，账号锁定 30 分钟。',
  },
  'account.revealsPerHour': {
    register: 'blade-system/param',
    group: 'account',
    field: integer('每小时查看明文上限', {
      required: true,
      min: 5,
      max: 1000,
      unit: '条',
      help: '按记录计算，同一条记录只算一次。',
    }),
    standard: '60',
    touches: '一人一小时内查看超过上限，须再次确认是本人，同时通知安全管理员。',
  },
};
