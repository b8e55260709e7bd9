const html = `<!doctype html>
<html lang="zh-CN" data-theme="dark">
  <head><meta charset="utf-8"><title>blank</title></head>
  <body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body>
</html>
`;

const main = `import '@lattice/ui/theme/global.css';
import '@lattice/ui/themes/dark.css';
import { Button } from '@lattice/ui/Button';
import { catalogue } from '@lattice/ui/catalogue';
import { type CrudField, CrudTable, type DataSource, useMemoryState } from '@lattice/ui/CrudTable';
import { DataTable } from '@lattice/ui/DataTable';
import { messages } from '@lattice/ui/locales/zh';
import { TextField } from '@lattice/ui/TextField';
import { i18n, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Person { id: string; name: string; isMember: boolean }
const fields: CrudField[] = [
  { name: 'name', label: '姓名', kind: 'text', search: true, list: true },
  { name: 'isMember', label: '会员', kind: 'switch', list: true },
];
const source: DataSource<Person> = {
  page: async ({ page, size }) => ({
    records: [{ id: '1', name: \`第\${page}页每页\${size}条\`, isMember: true }],
    total: 1,
  }),
};
const sources = { options: async () => [] };

function People() {
  return (
    <CrudTable
      label="会员"
      name="people"
      title="name"
      fields={fields}
      source={source}
      sources={sources}
      state={useMemoryState()}
      crudActions={[
        { id: 'greet', label: '问候', scope: 'row', isShown: (row) => row.isMember, run: async () => undefined },
      ]}
    />
  );
}

function App() {
  const [name, setName] = useState('');
  const [rows, setRows] = useState<{ name: string }[]>([]);
  return <I18nProvider i18n={i18n}>
    <TextField label="姓名" isRequired value={name} onChange={setName} />
    <Button variant="primary" onPress={() => setRows([...rows, { name }])}>登记</Button>
    <DataTable
      label="居民"
      columns={[{ id: 'name', header: '姓名', value: (row) => row.name }]}
      rows={rows}
      getRowId={(row) => row.name}
      numbered
    />
    <People />
    <I18nProvider i18n={spanish}>
    <DataTable
      label="Vecinos"
      columns={[{ id: 'name', header: 'Nombre', value: (row) => row.name }]}
      rows={rows}
      getRowId={(row) => row.name}
      numbered
    />
    </I18nProvider>
  </I18nProvider>;
}
const spanish = setupI18n();
spanish.loadAndActivate({ locale: 'es', messages: catalogue({ 序号: 'Nº' }) });
i18n.loadAndActivate({ locale: 'zh', messages });
createRoot(document.getElementById('root')!).render(<App />);
`;

const compiler = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    types: ['vite/client'],
  },
  include: ['src'],
};

/** The files of a blank Vite project that uses the kit, by path. */
export const blankProject: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'blank', private: true, type: 'module' }),
  'tsconfig.json': JSON.stringify(compiler),
  'vite.config.ts': "import react from '@vitejs/plugin-react';\nexport default { plugins: [react()] };\n",
  'index.html': html,
  'src/main.tsx': main,
};

/** Tools of a project of its own, beside what the README has it install. */
export const tools: readonly string[] = [
  'vite',
  '@vitejs/plugin-react',
  'typescript',
  '@types/react',
  '@types/react-dom',
];
