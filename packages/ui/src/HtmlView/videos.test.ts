import { expect, it } from 'vitest';
import { videoAddress } from './videos.ts';

const SITE = 'https://town.example/cms/article';

it.each([
  ['/files/a.mp4', '/files/a.mp4'],
  ['/files/A.MP4', '/files/A.MP4'],
  ['https://town.example/files/a.mp4', '/files/a.mp4'],
])('plays %s', (href, address) => expect(videoAddress(href, SITE)).toBe(address));

it.each([
  'https://evil.example/a.mp4',
  '//evil.example/a.mp4',
  '/\\evil.example/a.mp4',
  'http://town.example/files/a.mp4',
  'javascript:hostile()//a.mp4',
  'java\nscript:hostile()//a.mp4',
  'data:video/mp4;base64,AA.mp4',
  'blob:https://town.example/a.mp4',
  '/files/a.pdf',
  '/files/a.pdf?x=.mp4',
  '/files/a.pdf#.mp4',
  'https://[a.mp4',
])('leaves %j a link', (href) => expect(videoAddress(href, SITE)).toBeNull());
