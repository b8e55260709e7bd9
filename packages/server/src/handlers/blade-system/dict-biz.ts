import { type DictBizEntry, dictBiz } from '@lattice/api/resources/blade-system/dict-biz';
import { handle } from '../../call/handle.ts';
import { requiredTextIn } from '../../call/parameter.ts';
import { saveWord } from '../../domain/dictionaries/saveWord.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { tableOf } from '../../table/table.ts';
import { say } from '../../words/say.ts';

/** Answers of 业务字典. */
export const handlers = handle(dictBiz, {
  dictionary: async (input, context) => {
    const q = new ReportQuery(context);
    return q.rows<DictBizEntry>(
      `select t.id, t.code, t.dict_key as "dictKey", t.dict_value as "dictValue", coalesce(t.sort, 0) as sort,
        coalesce(t.remark, '') as remark
       from ${q.of(dictBiz)} and t.code = ${q.p(requiredTextIn(input, 'code', say`字典编号`, 255))} and t.dict_key <> '-1'
         and t.is_sealed = 0
       order by t.sort, t.id`,
    );
  },
  submit: async (input, context) => saveWord(tableOf(dictBiz), input, context),
});
