import { sms } from '@lattice/api/resources/blade-resource/sms';
import { trySmsCall } from '@lattice/api/tools';
import { enable } from '../../table/write/enable.ts';
import { handle } from '../../call/handle.ts';
import { sendMessages } from '../../domain/messages/outbox.ts';
import { templateValues } from '../../domain/settings/templateValues.ts';
import { trySms } from '../../domain/settings/trySms.ts';
import { idIn, requiredTextIn, optionalTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { say } from '../../words/say.ts';

/** Answers of 短信配置. */
export const handlers = handle(
  sms,
  {
    enable: async (input, context) => enable(sms, idIn(input, 'id'), context),
    sendMessage: async (input, context) => {
      const phones = requiredTextIn(input, 'phones', say`手机号码`, 5000)
        .split(',')
        .map((phone) => phone.trim());
      const wrong = phones.find((phone) => !/^1[3-9]\d{9}$/.test(phone));
      if (wrong !== undefined) throw new Refusal(400, say`手机号码格式不正确：“${wrong.slice(0, 20)}”`);
      const params = templateValues(optionalTextIn(input, 'params', 4000));
      const q = new ReportQuery(context);
      const code = requiredTextIn(input, 'code', say`资源编号`, 32);
      const setting = await q.one<{ code: string; template: string; sign: string; status: string }>(
        `select t.sms_code as code, t.template_id as template, t.sign_name as sign, t.status
        from ${q.of(sms)} and t.sms_code = ${q.p(code)}`,
      );
      if (setting.status !== '2') throw new Refusal(400, say`这项短信配置尚未启用，请先启用`);
      const ids = await context.db.tx((sql) =>
        sendMessages(sql, context, {
          channel: 'sms',
          receivers: phones,
          content: { ...setting, params },
          setting: code,
        }),
      );
      return { success: true, total: phones.length, ids };
    },
  },
  { ownCalls: { try: { call: trySmsCall, answer: trySms } } },
);
