import { rm } from 'node:fs/promises';
import { Form } from '@lattice/ui/Form';
import type { CrudField } from '@lattice/ui/CrudTable';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shownValue } from '../../packages/ui/src/CrudTable/list/crudColumns.ts';
import type { KindLooks } from '../../packages/ui/src/kinds/KindLooks.ts';
import { addKind } from '../../packages/ui/src/kinds/looksOf.ts';
import { exampleOf, loadExample, recipeFolder } from '../server/recipeExample.ts';

declare module '../../packages/ui/src/Form/FormField.ts' {
  interface FormFieldKinds {
    ratio: true;
  }
}

const field: CrudField = { name: 'share', label: '入住率', kind: 'ratio', list: true };
const options = async () => [];

let folder: string;
beforeAll(async () => {
  i18n.loadAndActivate({ locale: 'zh', messages: {} });
  folder = await recipeFolder();
  const place = 'packages/ui/src/kinds/number/ratio.ts';
  const { looks } = await loadExample(folder, place, await exampleOf('Add a field kind', 1));
  addKind('ratio', 'number', looks as KindLooks);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const drawn = (part: ReactNode) => renderToString(createElement(I18nProvider, { i18n }, part));

it('draws the input of a kind that follows CONTRIBUTING.md', () => {
  const form = createElement(Form, {
    mode: 'edit',
    fields: [field],
    values: { share: 0.45 },
    sources: { options },
    validate: () => [],
    onSubmit: async () => undefined,
  });
  const input = /<input[^>]*>/.exec(drawn(form))?.[0];
  expect(input).toContain('name="share"');
  expect(input).toContain('value="0.45"');
});

it('says the words of a cell of that kind', () => {
  expect(shownValue(field, { id: '1', share: 0.45 }, new Map(), 'zh')).toBe('0.45');
});
