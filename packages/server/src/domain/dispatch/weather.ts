import { grid } from '@lattice/api/resources/grid/grid';
import { dayFrom } from '@lattice/api/day';
import type { Weather } from '@lattice/api/resources/project/thrid';
import { townText } from '@lattice/api/townTime';
import type { Context } from '../../call/Context.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';

const TEXTS = ['晴', '多云', '阴', '小雨', '中雨', '雾'] as const;
const WINDS = ['东风', '东南风', '南风', '西南风', '西风', '西北风', '北风', '东北风'] as const;

/** A number from 0 up to 1 that is always the same for a seed. */
const chance = (seed: string): number => {
  let h = 2_166_136_261;
  for (const c of seed) h = Math.imul(h ^ (c.codePointAt(0) ?? 0), 16_777_619);
  h = Math.imul(h ^ (h >>> 15), 2_246_822_507);
  return ((h ^ (h >>> 13)) >>> 0) / 4_294_967_296;
};
const pick = <T>(list: readonly T[], seed: string): T => list[Math.floor(chance(seed) * list.length)] as T;
const one = (n: number) => Math.round(n * 10) / 10;

/** Mean temperature of a day: about 4 degrees in January and 28 in July, with what the day makes of it. */
const warmth = (day: string): number =>
  16 -
  12 * Math.cos((((Number(day.slice(5, 7)) - 1) * 30 + Number(day.slice(8, 10))) / 365) * 2 * Math.PI) +
  (chance(`t${day}`) - 0.5) * 8;

/**
 * The weather of the town, made from the day and the hour: the embedded stand-in for a weather service, alike for
 * everybody at the same time.
 */
export function fictionalWeather(place: string, now: Date): Weather {
  const moment = townText(now);
  const [day, hour] = [moment.slice(0, 10), Number(moment.slice(11, 13))];
  const text = pick(TEXTS, `w${place}${day}${Math.floor(hour / 6)}`);
  const forecast = [0, 1, 2, 3, 4].map((ahead) => {
    const date = dayFrom(day, ahead);
    return {
      date,
      text: pick(TEXTS, `w${place}${date}1`),
      low: Math.round(warmth(date) - 5),
      high: Math.round(warmth(date) + 5),
    };
  });
  return {
    place,
    time: `${moment.slice(0, 13)}:00:00`,
    text,
    temperature: one(warmth(day) + 5 * Math.sin(((hour - 9) / 24) * 2 * Math.PI)),
    humidity: Math.round(45 + chance(`h${place}${day}${hour}`) * 45),
    windDirection: pick(WINDS, `d${place}${day}`),
    windSpeed: one(0.5 + chance(`s${place}${day}${hour}`) * 6),
    rain: text.includes('雨') ? one(chance(`r${place}${day}${hour}`) * 8) : 0,
    airQuality: Math.round(25 + chance(`a${place}${day}`) * 90),
    forecast,
  };
}

/** The weather over the highest grid of the tenant. */
export async function weatherOf(context: Context): Promise<Weather> {
  const q = new ReportQuery(context);
  const [top] = await q.rows<{ name: string }>(
    `select t.grid_name as name from ${q.of(grid)} order by coalesce(t.parent_id, 0) <> 0, t.sort, t.id limit 1`,
  );
  return fictionalWeather(top?.name ?? '', context.now());
}
