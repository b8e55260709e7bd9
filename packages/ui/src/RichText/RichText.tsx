import { frame } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import { HtmlView } from '../HtmlView/HtmlView.tsx';
import type { Upload } from '../ImageUpload/useUploads.ts';
import { useHasPage } from '../LayoutSize/useHasPage.ts';
import { RichEditor } from './RichEditor.tsx';

/** The value is HTML, '' for none, sanitised when it is set and when it is read. */
export interface RichTextProps extends Omit<FieldProps<string>, 'ref'> {
  /** Sends a picture and resolves with its URL; without it the user is asked for its URL. */
  upload?: Upload;
}

/** Rich text with headings, lists, links and pictures; what is pasted from Word comes in clean. */
export function RichText({ value, onChange, upload, ...field }: RichTextProps) {
  // The editor is made of nodes of the page, so a server draws its empty frame.
  const hasPage = useHasPage();
  return (
    <Field {...field} isCustom>
      {(control, labelId) =>
        field.isReadOnly ? (
          <HtmlView html={value} label={field.label} />
        ) : hasPage ? (
          <RichEditor control={control} labelId={labelId} value={value} onChange={onChange} upload={upload} />
        ) : (
          <div className={frame} />
        )
      }
    </Field>
  );
}
