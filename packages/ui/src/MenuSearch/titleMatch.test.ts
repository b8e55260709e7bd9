import { describe, expect, it } from 'vitest';
import { beginsWith, includesText } from './titleMatch.ts';
import { loadInitials } from './initials.ts';

const unknown = () => '';

describe('a query', () => {
  it('matches the beginning of a label, whatever its case', () => {
    expect(beginsWith('网格员管理', '网格', unknown)).toBe(true);
    expect(beginsWith('网格员管理', '格员', unknown)).toBe(false);
    expect(beginsWith('GIS 地图', ' gis', unknown)).toBe(true);
    expect(beginsWith('网格员管理', '', unknown)).toBe(true);
  });

  it('matches pinyin initials', async () => {
    const initialsOf = await loadInitials();
    expect(initialsOf('重点人员 A')).toBe('zdryA'.toLowerCase());
    expect(beginsWith('网格员管理', 'WGY', initialsOf)).toBe(true);
    expect(beginsWith('网格员管理', 'gy', initialsOf)).toBe(false);
  });

  it('of a command matches anywhere and in its other names', () => {
    expect(includesText('切换主题', ['theme'], 'them', unknown)).toBe(true);
    expect(includesText('切换主题', [], '主题', unknown)).toBe(true);
    expect(includesText('切换主题', [], '密度', unknown)).toBe(false);
  });
});
