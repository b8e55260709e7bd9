import { languages } from '../../../../locales/languages.ts';
import { roadinfo } from '@lattice/api/resources/source/roadinfo';
import { ruleMessages } from '@lattice/api/rules';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from './catalogue.ts';
import { type Language, fallbackOf, languageIn } from './Language.ts';
import { localize } from './localize.ts';
import { chineseText, say, labelMessage } from './say.ts';
import { joinMessages, issueMessage } from './issueMessage.ts';
import { translation } from './translations.ts';

const places = (text: string) => JSON.stringify([...new Set(text.match(/\{\d+\}/g))].sort());

describe('a text of the server', () => {
  it('is put into the language asked for, with what stands in it', () => {
    const text = say`尚未配置${say`视频监控`}平台，请在“调度设备登录”中添加并启用`;
    expect(localize(text, 'zh')).toBe('尚未配置视频监控平台，请在“调度设备登录”中添加并启用');
    expect(localize(text, 'en')).toBe(
      'No platform for video monitoring is set up. Add and enable one in “Dispatch device sign-in”',
    );
  });

  it('joins lists as each language does', () => {
    const text = say`不能删除：仍被${[say`${labelMessage('网格员')} ${3} 条`, say`${labelMessage('楼栋')} ${1} 条`]}引用，请先修改或删除它们`;
    expect(chineseText(text)).toBe('不能删除：仍被网格员 3 条、楼栋 1 条引用，请先修改或删除它们');
    expect(localize(text, 'en')).toBe(
      'Cannot be deleted: still used by Grid member (3), Building (1). Change or delete these first.',
    );
  });

  it('says broken rules with the label of the field', () => {
    const text = joinMessages([
      issueMessage({ field: 'routeName', rule: 'enter' }, roadinfo.fields),
      issueMessage({ field: 'routeName', rule: 'maxLength', params: { max: 9 } }, roadinfo.fields),
    ]);
    expect(localize(text, 'zh')).toBe('请输入路线名称；路线名称不能超过9个字');
    expect(localize(text, 'en')).toBe('Fill in “Route”; “Route” may have at most 9 characters');
  });

  it('leaves people’s own words, braces among them, as they are', () => {
    expect(localize(say`没有名为“${'{{1}$&}'}”的占位符，可用的有：${['{user}']}`, 'en')).toBe(
      'there is no placeholder “{{1}$&}”; the known ones are {user}',
    );
    expect(localize(labelMessage('没有译文的词'), 'en')).toBe('没有译文的词');
  });

  it('finds what the contract says in its catalogue', () => {
    const contract = [...Object.values(ruleMessages), ...Object.values(roadinfo.fields).map(({ label }) => label)];
    expect(contract.filter((text) => translation('en', 'definition', text) === undefined)).toEqual([]);
  });
});

describe.each(Object.keys(languages))('the catalogue of %s', (code) => {
  const texts = readCatalogue(new URL(`../../../../locales/${code}.po`, import.meta.url)).filter(
    ({ context }) => context === 'server',
  );

  it('has what the server says, with the same values', () => {
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter(({ source, translation: said }) => said === '' || places(said) !== places(source))).toEqual([]);
  });
});

describe('the language of an answer', () => {
  it.each([
    ['', 'zh'],
    ['zh-CN', 'zh'],
    ['zh-TW,zh;q=0.9', 'zh'],
    ['en', 'en'],
    ['EN-us,en;q=0.9', 'en'],
    ['en-CA', 'en'],
    ['fr-CA,fr;q=0.9,en;q=0.5', 'en'],
    ['en;q=0.2, zh;q=0.8', 'zh'],
    ['en;q=0', 'zh'],
    ['fr', 'zh'],
    ['*', 'zh'],
    [';;,=;q=x', 'zh'],
  ])('%s: %s', (header, language) => {
    expect(languageIn(header)).toBe(language);
  });

  it('falls back to one that names of data have', () => {
    for (const code of Object.keys(languages) as Language[]) expect(['zh', 'en']).toContain(fallbackOf(code));
  });
});
