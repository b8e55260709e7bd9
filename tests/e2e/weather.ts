import type { Page, Request, Route } from '@playwright/test';

/** Numbers from 0 to 1 in an order that the seed decides (mulberry32). */
export function dice(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of a list by a number from 0 to 1; undefined where there is none. */
export const oneOf = <T>(list: readonly T[], random: () => number): T | undefined =>
  list[Math.floor(random() * list.length)];

/** Key of the session storage that says that callers wait no longer than here; without it they wait as they do. */
export const HURRIED = 'test-hurried';

/** What a caller waits for an answer, in ms, and what it waits here. */
const LIMIT = { real: 100_000, here: 3000 };

const json = (body: string) => (route: Route) => route.fulfill({ status: 200, contentType: 'application/json', body });

/** Ways in which a call fails. */
const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  500: (route) => route.fulfill({ status: 500, json: { code: 500, success: false, data: null, msg: '服务器异常' } }),
  502: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<html><h1>Bad Gateway</h1></html>' }),
  401: (route) => route.fulfill({ status: 401, json: { code: 401, success: false, data: null, msg: '请求未授权' } }),
  403: (route) => route.fulfill({ status: 403, json: { code: 403, success: false, data: null, msg: '没有权限' } }),
  cut: (route) => route.abort('connectionreset'),
  page: json('<!doctype html>'),
};

type Json = Readonly<Record<string, unknown>>;

/** A copy of an answer in which some fields are missing, empty or of another kind. */
function odd(value: unknown, random: () => number): unknown {
  if (Array.isArray(value)) return random() < 0.05 ? null : value.map((one: unknown) => odd(one, random));
  if (typeof value !== 'object' || value === null) {
    if (random() > 0.1) return value;
    return typeof value === 'number' ? String(value) : oneOf([undefined, null, '', -1], random);
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, odd(part, random)]));
}

/** Lets a call through and answers with oddities in its data. */
async function distort(route: Route, random: () => number): Promise<void> {
  const response = await route.fetch();
  if (!(response.headers()['content-type'] ?? '').includes('json')) return route.fulfill({ response });
  const body = (await response.json()) as Json;
  return route.fulfill({ response, json: 'data' in body ? { ...body, data: odd(body.data, random) } : body });
}

/** What became of a call on its way. */
export interface Mishap {
  request: Request;
  what: string;
  /** When, in ms. */
  at: number;
}

/** The weather between a page and its server, which the seed decides. */
export interface Weather {
  /** Nothing happens to calls while it is calm. */
  isCalm: boolean;
  /** What happened since it was last taken. */
  take(): Mishap[];
  /** Questions by what is asked that failed and were not answered since; they are forgotten when a page is left. */
  readonly unanswered: Map<string, Mishap>;
  /** Takes a question that failed out of those that were not answered. */
  forget(mishap: Mishap): void;
}

/** Sign-in and the way back to it are left alone, so that a walk goes on. */
const SPARED = /\/oauth\/|\/captcha|\/tenant\/info/;

/** What is asked: of a list its columns, since another page or filter takes the place of the one before. */
function questionOf(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const columns = searchParams.get('fields');
  return columns === null ? url : `${pathname}?${columns}`;
}

/**
 * Of the calls of a page one in twenty fails, one hangs and one is answered oddly; of the files of its code one in
 * fifty does not come. Once hurried, a call that hangs is given up after three seconds.
 */
export async function openWeather(page: Page, seed: number): Promise<Weather> {
  const random = dice(seed);
  let mishaps: Mishap[] = [];
  const unanswered = new Map<string, Mishap>();
  const weather: Weather = {
    isCalm: true,
    unanswered,
    forget: (mishap) => {
      const question = questionOf(mishap.request.url());
      if (unanswered.get(question) === mishap) unanswered.delete(question);
    },
    take: () => {
      const taken = mishaps;
      mishaps = [];
      return taken;
    },
  };
  await page.addInitScript(
    ({ real, here, hurried }) => {
      const wait = window.setTimeout.bind(window);
      const shortened = (run: TimerHandler, after?: number, ...given: unknown[]) =>
        wait(run, after === real && sessionStorage.getItem(hurried) !== null ? here : after, ...given);
      Object.assign(window, { setTimeout: shortened });
    },
    { ...LIMIT, hurried: HURRIED },
  );
  // What is given up before its time is no longer wanted: something else was asked instead.
  page.on('requestfailed', (request) => {
    const { what, at = 0 } = unanswered.get(questionOf(request.url())) ?? {};
    if (what === 'hangs' && Date.now() - at < LIMIT.here - 500) unanswered.delete(questionOf(request.url()));
  });
  await page.route(/\/(?:api|assets)\//, async (route) => {
    const request = route.request();
    const lot = random();
    const note = (what: string) => {
      const mishap = { request, what, at: Date.now() };
      mishaps.push(mishap);
      if (request.method() === 'GET') unanswered.set(questionOf(request.url()), mishap);
    };
    unanswered.delete(questionOf(request.url()));
    if (weather.isCalm || SPARED.test(request.url())) return route.fallback();
    if (request.url().includes('/assets/')) return lot < 0.02 ? route.abort('connectionreset') : route.fallback();
    if (lot < 0.05) {
      const [name, fail] = oneOf(Object.entries(failures), random) ?? [];
      note(name ?? '');
      return fail?.(route);
    }
    if (lot < 0.1) {
      note('hangs');
      return undefined;
    }
    if (lot < 0.15) return distort(route, random).catch(() => undefined);
    return route.fallback();
  });
  return weather;
}
