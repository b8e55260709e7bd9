import type { CrudField } from '../CrudTable/CrudField.ts';
import { Form } from '../Form/Form.tsx';
import type { FormSources } from '../Form/FormSources.ts';

interface WideFactsProps {
  fields: readonly CrudField[];
  row: Readonly<Record<string, unknown>>;
  sources: FormSources;
}

const noIssues = () => [];
const never = async () => undefined;

/** Values that need more than words, as a form shows them: pictures, files, maps, formatted texts, rows. */
export const WideFacts = ({ fields, row, sources }: WideFactsProps) => (
  <Form mode="view" fields={fields} values={row} sources={sources} validate={noIssues} onSubmit={never} />
);
