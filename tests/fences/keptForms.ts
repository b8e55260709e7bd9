import { isProof } from './SourceFile.ts';
import type { Finding, SourceFile } from './SourceFile.ts';

const form = /import \{[^}]*\bForm\b[^}]*\} from '@lattice\/ui\/Form'/;
const text = /from '@lattice\/ui\/(TextField|TextArea|NumberField|RichText)'/;
const kept = /\buseKept\(/;

/** Texts of the application that are not kept, and why. */
const unkept: Readonly<Record<string, string>> = {
  'features/registration/Registration.tsx': 'a password, before there is an account',
  'features/registration/WishFields.tsx': 'identity of somebody without an account',
  'features/second/CodeForm.tsx': 'a code that holds for a minute',
  'features/ureport/SearchForm.tsx': 'filters of a report, sent as they are typed',
  'features/patrol/walk/Findings.tsx': 'kept by the check-in around it',
  'features/notices/NoticeReader.tsx': 'kept by useReceipt',
  'pages/psychology/GuestBegin.tsx': 'identity of a guest, on a device that others use',
  'pages/volunteer/StepsPart.tsx': 'identity of a guest, on a device that others use',
  'pages/volunteer/CodeEntry.tsx': 'a code that holds for a minute',
  'pages/wall/WallPairing.tsx': 'a code that holds for a minute',
};

/** Forms and texts of the application that are lost with the page. */
export function lostForms(files: readonly SourceFile[]): Finding[] {
  return files.flatMap(({ path, source }) => {
    const own = path.replace('packages/app/src/', '');
    if (own === path || isProof(path) || own === 'records/kept/KeptForm.tsx') return [];
    if (form.test(source) && !source.includes('mode="view"'))
      return [
        {
          path,
          message:
            'draws the Form of the kit, so what is typed into it is lost with the page. Draw KeptForm of records, ' +
            'and name what is filled in.',
        },
      ];
    const found = text.exec(source);
    if (found === null || kept.test(source) || own in unkept) return [];
    return [
      {
        path,
        message:
          `has a ${found[1]} that forgets what was typed when the page is loaded again. Hold its text by useKept of ` +
          'records/kept, or say in tests/fences/keptForms.ts why it must not be kept.',
      },
    ];
  });
}
