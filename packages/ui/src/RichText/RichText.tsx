import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import { HtmlView } from '../HtmlView/HtmlView.tsx';
import type { Upload } from '../ImageUpload/useUploads.ts';
import { RichEditor } from './RichEditor.tsx';

/** Props of written text; the value is HTML, '' for none, sanitised when it comes in and when it goes out. */
export interface RichTextProps extends Omit<FieldProps<string>, 'ref'> {
  /** Sends a picture and answers with its link; without it the address of one is asked for. */
  upload?: Upload;
}

/** Written text with headings, lists, links and pictures; what is pasted from Word comes in clean. */
export function RichText({ value, onChange, upload, ...field }: RichTextProps) {
  return (
    <Field {...field} isCustom>
      {(control, labelId) => (field.isReadOnly ? <HtmlView html={value} label={field.label} /> : <RichEditor control={control} labelId={labelId} value={value} onChange={onChange} upload={upload} />)}
    </Field>
  );
}
