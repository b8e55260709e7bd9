/** Writes the keys of all dictionaries as types into the contract, from the start data of the server. */
import { writeFileSync } from 'node:fs';
import { dictionaryRows } from '../packages/server/src/domain/dictionaries/dictionaryRows.ts';
import { dictionaryTypes } from './dictionaryTypes.ts';

for (const { file, text } of dictionaryTypes(dictionaryRows())) writeFileSync(file, text);
