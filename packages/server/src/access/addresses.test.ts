import { describe, expect, it } from 'vitest';
import { covers, isAddressPattern } from './addresses.ts';

describe('a pattern of addresses', () => {
  it.each([
    ['/api/source/roadinfo/page', true],
    ['/api/source/*/page', true],
    ['/api/source/**', true],
    ['/api/**', true],
    ['/source/roadinfo', false],
    ['/api/**/page', false],
    ['/api/so*', false],
    ['/api/../x', false],
    ['', false],
  ])('%s: %s', (pattern, isOne) => {
    expect(isAddressPattern(pattern)).toBe(isOne);
  });

  it.each([
    ['/api/source/roadinfo/page', '/api/source/roadinfo/page', true],
    ['/api/source/roadinfo/*', '/api/source/roadinfo/page', true],
    ['/api/source/*', '/api/source/roadinfo/page', false],
    ['/api/source/**', '/api/source/roadinfo/page', true],
    ['/api/source/**', '/api/source', false],
    ['/api/source/roadinfo/pag', '/api/source/roadinfo/page', false],
    ['/source/**', '/source/x', false],
  ])('%s covers %s: %s', (pattern, address, isCovered) => {
    expect(covers(pattern, address)).toBe(isCovered);
  });
});
