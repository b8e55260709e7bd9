import type { I18n } from '@lingui/core';
import type { FoundPage } from './pageOf.ts';

/** The label of a page in the language shown, with the name that its address carries. */
export const pageTitle = ({ page, params }: FoundPage, i18n: I18n): string =>
  [i18n._(page.title), ...(params.name === undefined ? [] : [params.name])].join(' ');
