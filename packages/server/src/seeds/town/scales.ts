import { idOf } from './idOf.ts';

/** A dimension of a scale: its items, and the bands of its points from normal to severe. */
export interface Factor {
  code: string;
  name: string;
  items: readonly number[];
  isTotal: boolean;
  /** Points at which mild, moderate and severe begin. */
  cuts: readonly [number, number, number];
  /** Lowest and highest points of each level. */
  bands: readonly (readonly [from: number, to: number])[];
}

/** A psychological scale: public structure and scoring, items in this project's own words. */
export interface Scale {
  n: number;
  code: string;
  name: string;
  intro: string;
  items: readonly string[];
  /** Number of the item that calls for help at once; 0 for none. */
  risk: number;
  factors: readonly Factor[];
}

/** Answers to every item, 1 to 5 points. */
export const scaleOptions = [{ key: 'A', text: '没有', score: 1 }, { key: 'B', text: '很轻', score: 2 }, { key: 'C', text: '中等', score: 3 }, { key: 'D', text: '偏重', score: 4 }, { key: 'E', text: '严重', score: 5 }] as const;
/** Names of the levels 0 to 3. */
export const levelNames = ['正常', '轻度', '中度', '重度'] as const;
/** Advice by level. */
export const advices = ['保持规律作息和适度运动。', '试着放松、找人聊聊，两周后再测一次。', '建议预约心理咨询室面询。', '请尽快联系专业医生，必要时拨打心理热线。'] as const;
/** What a level of a dimension means. */
export const resultText = (name: string, level: number): string => `${name}：${['未见明显困扰。', '有轻微困扰，可自行调节。', '困扰较明显，影响日常生活。', '困扰严重，需要专业帮助。'][level] ?? ''}`;

const factor = (code: string, name: string, items: readonly number[], cuts: Factor['cuts'], range: readonly [number, number], isTotal = false): Factor => ({ code, name, items, isTotal, cuts, bands: [[range[0], cuts[0]], [cuts[0], cuts[1]], [cuts[1], cuts[2]], [cuts[2], range[1]]] });
const total = (count: number, cuts: Factor['cuts']): Factor => factor('TOTAL', '总分', Array.from({ length: count }, (_, i) => i + 1), cuts, [count, count * 5], true);

const symptoms: readonly (readonly [code: string, name: string, numbers: readonly number[], texts: readonly string[]])[] = [
  ['SOM', '躯体化', [1, 4, 12, 27, 40, 42, 48, 49, 52, 53, 56, 58], ['头部胀痛', '站起来时发晕', '胸口发闷或作痛', '腰背酸痛', '胃里不舒服想吐', '肌肉发酸', '透不过气', '忽冷忽热', '手脚发麻', '喉咙像有东西堵着', '身上没劲', '胳膊腿沉重']],
  ['OBS', '强迫', [3, 9, 10, 28, 38, 45, 46, 51, 55, 65], ['同一个念头反复出现', '刚说的事转眼就忘', '总嫌自己不够整齐', '事情做到一半卡住', '做事要慢慢来才放心', '反复检查门窗煤气', '很难拿定主意', '脑子突然空白', '精神集中不起来', '总要重复洗手或数数']],
  ['INT', '人际敏感', [6, 21, 34, 36, 37, 41, 61, 69, 73], ['看别人不顺眼', '和异性说话不自在', '容易被一句话伤到', '觉得没人懂自己', '觉得别人对自己冷淡', '总觉得比不上别人', '被人盯着就别扭', '怕别人在背后议论', '人多吃饭时拘束']],
  ['DEP', '抑郁', [5, 14, 15, 20, 22, 26, 29, 30, 31, 32, 54, 71, 79], ['对亲密没有兴趣', '整天没有精神', '有过不想活下去的念头', '动不动想哭', '觉得被困住了', '总在责怪自己', '身边有人也孤单', '心里苦闷', '什么事都放不下心', '对什么都提不起劲', '觉得以后没有盼头', '做每件事都很费力', '觉得自己没有用']],
  ['ANX', '焦虑', [2, 17, 23, 33, 39, 57, 72, 78, 80, 86], ['心里发慌', '身体发抖', '突然害怕起来', '总提心吊胆', '心跳得厉害', '绷得紧紧的', '一阵阵恐慌', '坐立不安', '总觉得要出事', '脑中闪过可怕的画面']],
  ['HOS', '敌对', [11, 24, 63, 67, 74, 81], ['容易烦躁', '控制不住发脾气', '想动手打人', '想摔东西', '经常和人争执', '大声喊叫']],
  ['PHO', '恐怖', [13, 25, 47, 50, 70, 75, 82], ['怕空旷的地方或街道', '怕一个人出门', '怕坐车坐船', '会绕开某些东西或地方', '到人多处就难受', '独处时紧张', '怕在外面晕倒']],
  ['PAR', '偏执', [8, 18, 43, 68, 76, 83], ['觉得麻烦都是别人造成的', '多数人不可信任', '感到有人盯着自己', '有些想法别人不认同', '功劳总被别人拿走', '怕别人占自己便宜']],
  ['PSY', '精神病性', [7, 16, 35, 62, 77, 84, 85, 87, 88, 90], ['觉得想法被别人左右', '听见别人听不见的声音', '心事像被人看穿', '脑中冒出不属于自己的想法', '在人群里也觉得隔着一层', '为男女之事烦恼', '觉得该受惩罚', '觉得身体有大毛病', '和谁都亲近不起来', '怀疑自己脑子出了问题']],
  ['OTH', '其他', [19, 44, 59, 60, 64, 66, 89], ['吃饭没有胃口', '躺下很久睡不着', '想到死亡的话题', '吃得过多', '天不亮就醒', '睡得浅多梦', '心里过意不去']],
];

const short = (n: number, code: string, name: string, intro: string, items: readonly string[], parts: readonly (readonly [code: string, name: string, numbers: readonly number[]])[]): Scale => ({
  n, code, name, intro, items, risk: 0, factors: [total(items.length, [items.length * 2, items.length * 3, items.length * 4]), ...parts.map(([key, label, numbers]) => factor(key, label, numbers, [2, 3, 4], [1, 5]))],
});

/** The scales of the demo. */
export const scales: readonly Scale[] = [
  {
    n: 0, code: 'SCL90', name: '症状自评量表（90题）', intro: '按公开的九十题十因子结构编排，题目为自拟文字，用于了解近一周的身心症状。', risk: 15,
    items: Array.from({ length: 90 }, (_, i) => symptoms.map(([, , numbers, texts]) => texts[numbers.indexOf(i + 1)]).find((text) => text !== undefined) ?? ''),
    factors: [total(90, [160, 200, 250]), ...symptoms.map(([code, name, numbers]) => factor(code, name, numbers, [2, 3, 4], [1, 5]))],
  },
  short(1, 'STRESS10', '工作压力自评', '了解近一月的工作压力与倦怠。', ['下班后仍想着工作', '早上不想去上班', '任务多得做不完', '对群众的诉求感到麻木', '觉得付出没有回报', '睡前反复想白天的事', '容易和同事起摩擦', '觉得肩颈紧绷', '做事提不起热情', '觉得没有自己的时间'], [['LOAD', '负荷', [1, 3, 6, 10]], ['BURN', '倦怠', [2, 4, 5, 9]], ['BODY', '身心', [7, 8]]]),
  short(2, 'SLEEP8', '睡眠质量自评', '了解近一月的睡眠情况。', ['半小时内睡不着', '夜里醒来两次以上', '比计划早醒', '醒来后觉得没睡好', '白天犯困', '睡前离不开手机', '作息不规律', '需要药物帮助入睡'], [['FALL', '入睡', [1, 6, 8]], ['KEEP', '维持', [2, 3, 4]], ['DAY', '日间', [5, 7]]]),
];

/** Level of points on a dimension, 0 to 3. */
export const levelOf = ({ cuts }: Factor, points: number): number => cuts.filter((cut) => points >= cut).length;
/** Id of an item of a scale. */
export const itemId = ({ n }: Scale, item: number): string => idOf('psychological/scaledetail', n * 100 + item - 1);
/** Id of a dimension of a scale. */
export const factorId = ({ n }: Scale, at: number): string => idOf('psychological/scalefactorgroup', n * 20 + at);
/** Id of a band of a dimension. */
export const bandId = ({ n }: Scale, at: number, level: number): string => idOf('psychological/scalefactorgroupresult', (n * 20 + at) * 5 + level);
