import { readFileSync } from 'node:fs';
import { parsePoFile } from '@lingui/format-po';

/** A text of a catalogue. */
export interface CatalogueText {
  /** The text in the language of the sources. */
  source: string;
  /** The text in the language of the catalogue, empty where it is missing. */
  translation: string;
  /** What tells it from the same words elsewhere, such as `definition`; empty for none. */
  context: string;
}

/** The texts of a catalogue in `locales/`. */
export const readCatalogue = (file: URL | string): CatalogueText[] =>
  parsePoFile(readFileSync(file, 'utf8')).items.map(({ msgid, msgstr, msgctxt }) => ({
    source: msgid,
    translation: msgstr[0] ?? '',
    context: msgctxt ?? '',
  }));
