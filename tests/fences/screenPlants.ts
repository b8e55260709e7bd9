import type { Plant } from './plants.ts';

/** Screens that lose what stands on them, or what is typed into them. */
export const screenPlants: readonly Plant[] = [
  {
    fence: 'form that is lost',
    wrong: { 'packages/app/src/features/a/A.tsx': "import { Form, type FormField } from '@lattice/ui/Form';" },
    right: {
      'packages/app/src/features/a/A.tsx': "import type { FormField } from '@lattice/ui/Form';",
      'packages/app/src/records/kept/KeptForm.tsx': "import { Form, type FormProps } from '@lattice/ui/Form';",
    },
  },
  {
    fence: 'form that is lost',
    wrong: { 'packages/app/src/features/a/A.tsx': "import { TextArea } from '@lattice/ui/TextArea';" },
    right: {
      'packages/app/src/features/a/A.tsx':
        "import { TextArea } from '@lattice/ui/TextArea'; const [text, set] = useKept('a', '');",
    },
  },
  {
    fence: 'failure shown by itself',
    wrong: {
      'packages/app/src/screens/a.tsx':
        'export const A = () => { if (error !== null) return <ScreenFault error={error} onRetry={again} />; };',
    },
    right: {
      'packages/app/src/screens/a.tsx':
        'export const A = () => { const { data, fault } = answerOf(query); if (fault !== null) return fault; };',
      'packages/app/src/features/screen/answerOf.tsx': 'export const a = () => <ScreenFault error={error} />;',
    },
  },
  {
    fence: 'failure shown by itself',
    wrong: { 'packages/app/src/features/a/B.tsx': 'export const B = () => error && <ErrorState title={t} />;' },
    right: { 'packages/ui/src/A/A.tsx': 'export const A = () => <ErrorState title={t} />;' },
  },
];
