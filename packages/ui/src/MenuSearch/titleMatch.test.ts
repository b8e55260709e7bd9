import { describe, expect, it } from 'vitest';
import { beginsWith, includesText } from './titleMatch.ts';
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
});
