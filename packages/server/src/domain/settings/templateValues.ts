import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The values of a template out of a JSON object; refused where it is none. */
export function templateValues(text: string): Record<string, string> {
  const values = parsed(text || '{}');
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    throw new Refusal(400, say`参数“params”应为 JSON 对象`);
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
