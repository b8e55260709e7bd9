import type { I18n } from '@lingui/core';
import { flowWords } from '../FlowViewer/flowWords.ts';

/** What a kind of node is called, by BPMN type with or without its prefix. */
export const typeWord = (type: string, i18n: I18n): string => flowWords(i18n).typeOf(type);
