import { post as postRegister } from '@lattice/api/resources/blade-system/post';
import { describe, expect, it } from 'vitest';
import { apiChoices, scopeCodeOf } from './apiChoices.ts';

describe('the calls of a register as API scopes', () => {
  it('name each of them, and all at once', () => {
    const choices = apiChoices(postRegister, '全部');
    expect(choices[0]).toEqual({ value: '/api/blade-system/post/**', label: '全部' });
    expect(choices).toContainEqual({ value: '/api/blade-system/post/submit', label: 'POST submit' });
    expect(choices).toHaveLength(Object.keys(postRegister.calls).length + 1);
  });

  it('have a code made of their address', () => {
    expect(scopeCodeOf('/api/blade-system/post/**')).toBe('api_blade_system_post');
  });
});
