import { abilitiesIn } from '../abilities.ts';
import type { Tokens } from '../TokenStore.ts';

const word = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const seconds = (value: unknown) => Number(value) || 3600;

const isDisplay = (value: unknown): value is { scenes: unknown[]; until: unknown } =>
  typeof value === 'object' && value !== null && 'scenes' in value && Array.isArray(value.scenes);

/** Reads the flat answer of the token call, named as in dialect A. */
export const flatTokens = (body: Record<string, unknown>): Tokens => ({
  access: word(body.access_token),
  refresh: word(body.refresh_token),
  expiresIn: seconds(body.expires_in),
  user: {
    user_id: word(body.user_id),
    tenant_id: word(body.tenant_id),
    dept_id: word(body.dept_id),
    role_id: word(body.role_id),
    role_name: word(body.role_name),
    oauth_id: word(body.oauth_id),
    account: word(body.account),
    user_name: word(body.user_name),
    nick_name: word(body.nick_name),
    real_name: word(body.real_name),
    avatar: word(body.avatar),
  },
  mustChangePassword: body.must_change_password === true,
  ...((body.second_factor === 'due' || body.second_factor === 'enrol') && { secondFactor: body.second_factor }),
  ...(typeof body.view_until === 'string' && { view: { until: body.view_until } }),
  ...(isDisplay(body.display) && {
    display: { scenes: body.display.scenes.map(word), until: word(body.display.until) },
  }),
  abilities: abilitiesIn(body.abilities),
  ...(Array.isArray(body.records) && { records: body.records.map(word) }),
  ...(typeof body.looks === 'object' && body.looks !== null && { looks: body.looks }),
  isLocked: body.locked === true,
});
