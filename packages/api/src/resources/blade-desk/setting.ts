import { get, post } from '../../call.ts';
import { resource } from '../../resource.ts';

/** Choices of a person by name: looks, language and the like. */
export type UserSettings = Readonly<Record<string, string | null>>;

/** 个人设置: what a person chose, kept for every browser; everybody has their own. */
export const setting = resource('blade-desk/setting', {
  label: '个人设置',
  fields: {},
  calls: {
    detail: get<void, UserSettings>('detail', { access: 'session', blank: {} }),
    /** Changes the choices that are named; null forgets one. */
    submit: post<UserSettings>('submit', 'body', { access: 'session' }),
  },
});
