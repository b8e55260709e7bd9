import type { DictionariesFromM } from './DictionariesFromM.ts';
import type { DictionariesToL } from './DictionariesToL.ts';

type Dictionaries = DictionariesToL & DictionariesFromM;

/** Code of a dictionary of the product. */
export type DictionaryCode = keyof Dictionaries;

type Parts<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Parts<Rest> : Text;

/** A key of the dictionary `Code`, or '' for none; any text where it is no dictionary of the product. */
export type DictionaryKey<Code extends string> = Code extends DictionaryCode ? Parts<Dictionaries[Code]> | '' : string;
