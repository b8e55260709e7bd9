import { describe, expect, it } from 'vitest';
import { detailAddress, formAddress, handleAddress, recordOf } from './processAddress.ts';

const task = { taskId: '3', processInstanceId: '2', businessId: '1' };

describe('addresses of processes', () => {
  it('are those of the specification for the leave process', () => {
    expect(formAddress('leave', '9')).toBe('/work/process/leave/form/9');
    expect(handleAddress('leave', task)).toBe('/work/process/leave/handle/3/2/1');
    expect(detailAddress('leave', task)).toBe('/work/process/leave/detail/2/1');
  });

  it('exist for processes without form and record too', () => {
    expect(handleAddress(undefined, { ...task, businessId: '' })).toBe('/work/process/task/handle/3/2/0');
    expect(recordOf('0')).toBe('');
    expect(recordOf('12')).toBe('12');
  });

  it('hold any name of a form', () => {
    expect(formAddress('a/b', '9')).toBe('/work/process/a%2Fb/form/9');
  });
});
