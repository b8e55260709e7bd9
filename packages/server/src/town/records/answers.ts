import { dayFrom } from '@lattice/api/day';
import { momentOf } from '../calendar.ts';
import { idOf } from '../idOf.ts';
import { type Member, members } from '../people/members.ts';
import type { Person } from '../people/people.ts';
import { Random } from '../Random.ts';
import { type Reader, readers } from '../people/readers.ts';
import type { Scale } from './Scale.ts';
import { answeredScales, bandAt } from './scales.ts';
import { perTown } from '../Town.ts';

/** Somebody's answers to a scale. */
export interface Answer {
  n: number;
  id: string;
  scale: Scale;
  person: Person;
  member?: Member;
  reader?: Reader;
  start: string;
  minutes: number;
  /** Points of the answered items, by the options of the scale. */
  scores: readonly number[];
  raw: number;
  /** Level of the total, 0 to 3. */
  level: number;
  isRisk: boolean;
  /** Key of `answer_record_status`. */
  status: string;
}

/** Answers of members and of residents who follow the town's account. */
export const answers = perTown((town): readonly Answer[] => {
  const random = new Random('answers');
  const known = readers(town).filter(({ isReal, person }) => isReal && person.age >= 18);
  return Array.from({ length: town.scale === 'town' ? 150 : 6 }, (_, n) => {
    const scale = answeredScales[n % answeredScales.length] as Scale;
    const member = n % 2 === 0 ? members(town)[(n * 3) % members(town).length] : undefined;
    const reader = member ? undefined : random.pick(known);
    const person = member?.person ?? reader?.person;
    if (person === undefined) throw new Error('Somebody must answer: the demo town has neither members nor readers');
    const mood = random.weighted([
      [8, 70],
      [28, 20],
      [52, 8],
      [75, 2],
    ]);
    const status = n % 13 === 9 ? '0' : n % 29 === 17 ? '3' : '2';
    const count = status === '0' ? Math.ceil(scale.items.length / 3) : scale.items.length;
    const [least, highest] = [scale.options[0]?.score ?? 0, scale.options.at(-1)?.score ?? 0];
    const scores = Array.from({ length: count }, (__, i) =>
      Math.min(
        highest,
        least + (scale.risk === i + 1 && mood < 52 ? 0 : random.chance(mood) ? random.int(1, mood > 40 ? 4 : 2) : 0),
      ),
    );
    const raw = scores.reduce((sum, score) => sum + score, 0);
    const start = momentOf(dayFrom(town.today, -random.int(1, 150)), random.int(480, 1300));
    const [whole] = scale.factors;
    return {
      n,
      id: idOf('psychological/appletanswerrecord', n),
      scale,
      person,
      ...(member && { member }),
      ...(reader && { reader }),
      start,
      minutes: Math.max(2, Math.round(scale.items.length / 6)),
      scores,
      raw,
      level: whole?.bands[bandAt(whole, raw)]?.level ?? 0,
      isRisk: (scores[scale.risk - 1] ?? 0) >= scale.riskScore,
      status,
    };
  });
});
