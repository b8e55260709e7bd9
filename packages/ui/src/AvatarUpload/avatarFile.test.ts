import { expect, it } from 'vitest';
import { avatarRefusal } from './avatarFile.ts';

it.each([
  [{ name: '照片.JPG', type: 'image/jpeg', size: 500 * 1024 }, null],
  [{ name: '照片.png', type: 'image/png', size: 1 }, null],
  [{ name: '照片.png', type: 'image/png', size: 500 * 1024 + 1 }, 'size'],
  [{ name: '照片.png', type: 'image/png', size: 0 }, 'empty'],
  [{ name: '照片.gif', type: 'image/gif', size: 1 }, 'format'],
  [{ name: '照片.exe', type: 'image/png', size: 1 }, 'format'],
])('judges %o as %s', (file, reason) => expect(avatarRefusal(file)).toBe(reason));
