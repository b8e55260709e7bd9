import { expect, it } from 'vitest';
import { factsOf, personProposals } from './personProposals.ts';

const TODAY = '2026-11-23';
const bornIn = (birth: string, order = '011') => `980103${birth}${order}X`;

it.each([
  [bornIn('20061123'), { age: 20, sex: '1' }],
  [bornIn('20061124', '020'), { age: 19, sex: '2' }],
  [bornIn('20271124'), null],
  ['9801032006', null],
])('reads age and sex of %s', (idCard, facts) => {
  expect(factsOf(idCard, TODAY)).toEqual(facts);
});

it.each([
  [{ idCard: bornIn('19820203'), householderRelation: '02' }, {}],
  [{ idCard: bornIn('19820203'), householderRelation: '10' }, { maritalStatus: '20' }],
  [{ idCard: bornIn('20080203'), householderRelation: '20' }, { maritalStatus: '10' }],
  [
    { idCard: bornIn('20160203'), householderRelation: '20' },
    { maritalStatus: '10', politicalStatus: '13', phone: '15400012345' },
  ],
  [
    { idCard: bornIn('20220203'), householderRelation: '30' },
    { maritalStatus: '10', politicalStatus: '13', education: '90', phone: '15400012345' },
  ],
  [{ idCard: '', householderRelation: '' }, {}],
])('proposes what follows from %j', (values, proposed) => {
  expect(personProposals(values, '15400012345', TODAY)).toEqual(proposed);
});

it('proposes no telephone that it does not know', () => {
  expect(personProposals({ idCard: bornIn('20220203') }, '', TODAY)).not.toHaveProperty('phone');
});
