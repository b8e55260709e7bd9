import { expect, it } from 'vitest';
import { plainWords } from './plainWords.ts';

it('are what people read of rich text', () => {
  expect(plainWords('<h2>通知</h2><p>明天&nbsp;<strong>上午</strong> 9&lt;10</p><ul><li>甲</li><li>乙</li></ul>')).toBe(
    '通知\n明天 上午 9<10\n甲\n乙',
  );
  expect(plainWords('<p>看图<img src="/a.png" alt="校门"></p><p></p>')).toBe('看图校门');
  expect(plainWords('&#20013;&#x56fd;&unknown;')).toBe('中国&unknown;');
});

it('hold nothing of what is not words', () => {
  expect(plainWords('<style>p{}</style><!-- 注 --><p>甲<script>alert(1)</script></p>')).toBe('甲');
  expect(plainWords('没有标记')).toBe('没有标记');
});
