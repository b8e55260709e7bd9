import { describe, expect, it } from 'vitest';
import { beginsWith, includesText, isText } from './titleMatch.ts';
import { loadPinyin } from './pinyin.ts';

const unknown = () => [];

describe('a query', () => {
  it('matches the beginning of a label, whatever its case', () => {
    expect(beginsWith('网格员管理', '网格', unknown)).toBe(true);
    expect(beginsWith('网格员管理', '格员', unknown)).toBe(false);
    expect(beginsWith('GIS 地图', ' gis', unknown)).toBe(true);
    expect(beginsWith('网格员管理', '', unknown)).toBe(true);
  });

  it('matches pinyin, initials and in full', async () => {
    const pinyinOf = await loadPinyin();
    expect(pinyinOf('重点人员 A')).toEqual(['zdrya', 'zhongdianrenyuana']);
    expect(beginsWith('网格员管理', 'WGY', pinyinOf)).toBe(true);
    expect(beginsWith('网格员管理', 'gy', pinyinOf)).toBe(false);
    expect(beginsWith('网格员管理', "wang ge'yuan", pinyinOf)).toBe(true);
    expect(beginsWith('绿化', 'lvhua', pinyinOf)).toBe(true);
    expect(beginsWith('网格员管理', 'geyuan', pinyinOf)).toBe(false);
  });

  it('of a command matches anywhere and in its other names', () => {
    expect(includesText('切换主题', ['theme'], 'them', unknown)).toBe(true);
    expect(includesText('切换主题', [], '主题', unknown)).toBe(true);
    expect(includesText('切换主题', [], '密度', unknown)).toBe(false);
  });

  it('matches the pinyin of a command and of its other names, whatever signs stand between', async () => {
    const pinyinOf = await loadPinyin();
    expect(includesText('新增：实有人口', [], 'xzsyrk', pinyinOf)).toBe(true);
    expect(includesText('新增：实有人口', ['实有人口', '居民'], 'syrk', pinyinOf)).toBe(true);
    expect(includesText('实有人口', ['居民'], 'jumin', pinyinOf)).toBe(true);
    expect(includesText('实有人口', ['居民'], '：', pinyinOf)).toBe(false);
    expect(isText('事件', 'SJ', pinyinOf)).toBe(true);
    expect(isText('事件上报', 'sj', pinyinOf)).toBe(false);
  });
});
