import { itemScore } from '@lattice/api/psychology/score';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import { optionsIn } from './sheet.ts';

/** An answer as it is kept. */
interface ChosenAnswer {
  itemNo: number;
  title: string;
  key: string;
  text: string;
  optionScore: number;
  itemScore: number;
  isRisk: boolean;
}

interface Question {
  itemNo: number;
  title: string;
  type: string;
  options: unknown;
  isReverse: number;
  weight: number;
  isRisk: number;
  riskScore: number | null;
  min: number;
  max: number;
}

const wrong = (itemNo: number) => new Refusal(400, say`第 ${itemNo} 题没有这个选项，请重新选择`);

/** Keys, words and score of what was chosen. */
function read(
  { itemNo, type, options, min, max }: Question,
  value: string,
): { key: string; text: string; score: number } {
  if (type === '4') return { key: '-', text: value.slice(0, 300), score: 0 };
  if (type === '3') {
    const score = Number(value);
    if (value === '' || !Number.isFinite(score) || score < min || score > max) throw wrong(itemNo);
    return { key: String(score), text: String(score), score };
  }
  const keys = [...new Set(value.split(',').map((key) => key.trim()))];
  const known = optionsIn(options);
  const chosen = known.filter(({ key }) => keys.includes(key));
  if (chosen.length !== keys.length || (type === '1' && keys.length !== 1)) throw wrong(itemNo);
  return {
    key: chosen.map(({ key }) => key).join(','),
    text: chosen
      .map(({ text }) => text)
      .join('、')
      .slice(0, 300),
    score: chosen.reduce((sum, { score }) => sum + score, 0),
  };
}

/** Reads an answer to a question of a scale; refused where the question has no such answer. */
export async function chosenAnswer(
  sql: Sql,
  scaleId: string,
  questionId: string,
  value: string,
): Promise<ChosenAnswer> {
  const { rows } = await sql.query<Question>(
    `select q.item_no as "itemNo", q.item_title as title, coalesce(q.item_type, '1') as type, q.options,
        coalesce(q.is_reverse, 0) as "isReverse", coalesce(q.weight, 1)::float8 as weight,
        coalesce(q.is_risk, 0) as "isRisk", q.risk_score::float8 as "riskScore",
        coalesce(s.option_min, 0)::float8 as min, coalesce(s.option_max, 0)::float8 as max
      from psychological_scaledetail q
      join psychological_scale s on s.id = q.hmid
      where q.id = $1 and q.hmid = $2 and q.is_deleted = 0`,
    [questionId, scaleId],
  );
  const [question] = rows;
  if (question === undefined) throw new Refusal(400, say`记录不存在或已被删除，请刷新列表`);
  const { key, text, score } = read(question, value);
  const { itemNo, title, isReverse, weight, isRisk, riskScore, min, max } = question;
  return {
    itemNo,
    title,
    key,
    text,
    optionScore: score,
    itemScore: itemScore({ itemNo, optionScore: score, isReverse, weight }, { min, max }),
    isRisk: isRisk === 1 && riskScore !== null && score >= riskScore,
  };
}
