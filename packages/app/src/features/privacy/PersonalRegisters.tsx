import { listName } from '@lattice/api/listName';
import { purposeOf } from '@lattice/api/personalData';
import type { PersonalRegister } from '@lattice/api/resources/blade-log/privacy';
import { type Column, DataTable } from '@lattice/ui/DataTable';
import { Empty } from '@lattice/ui/Empty';
import { SearchField } from '@lattice/ui/SearchField';
import { Stack } from '@lattice/ui/Stack';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useTranslator } from '../../records/translate.ts';
import * as css from './privacy.css.ts';
import { useClearWords } from './useClearWords.ts';

const RegisterDialog = lazyPart(async () => (await import('./RegisterDialog.tsx')).RegisterDialog);

interface PersonalRegistersProps {
  registers: readonly PersonalRegister[];
}

/** The registers that keep sensitive values of people: which, why, and who sees them in the clear. */
export function PersonalRegisters({ registers }: PersonalRegistersProps) {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const { inShort } = useClearWords();
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<PersonalRegister | null>(null);
  const columns = useMemo(
    (): Column<PersonalRegister>[] => [
      {
        id: 'register',
        header: t`登记表`,
        value: ({ label }) => listName(label, say),
        isTitle: true,
        minWidth: 160,
      },
      {
        id: 'fields',
        header: t`敏感信息`,
        value: ({ fields }) => fields.map(({ label }) => label).join(t`、`),
        minWidth: 200,
        grow: 2,
      },
      {
        id: 'purpose',
        header: t`用途`,
        value: ({ path }) => say(purposeOf(path)?.purpose ?? ''),
        minWidth: 220,
        grow: 2,
      },
      { id: 'plain', header: t`可看全部明文`, value: ({ plain }) => inShort(plain), width: 150 },
      { id: 'reveal', header: t`可逐项查看明文`, value: ({ reveal }) => inShort(reveal), width: 150 },
      { id: 'rows', header: t`记录数`, kind: 'number', value: ({ rows }) => i18n.number(rows), width: 100 },
    ],
    [i18n, inShort, say, t],
  );
  const words = (one: PersonalRegister) =>
    [listName(one.label, say), ...one.fields.map(({ label }) => label), say(purposeOf(one.path)?.purpose ?? '')]
      .join(' ')
      .toLowerCase();
  const shown = registers.filter((one) => words(one).includes(search.trim().toLowerCase()));
  return (
    <Stack gap="md">
      <div className={css.narrow}>
        <SearchField label={t`查找登记表、字段或用途`} value={search} onChange={setSearch} />
      </div>
      <DataTable
        label={t`登记表`}
        columns={columns}
        rows={shown}
        getRowId={({ path }) => path}
        onRowClick={setOpen}
        onRowOpen={setOpen}
        actions={() => [{ id: 'open', label: t`查看` }]}
        actionsWidth={90}
        onAction={(_, row) => setOpen(row)}
        empty={<Empty title={t`没有符合的登记表`} description={t`请换一个词查找。`} />}
      />
      {open && <RegisterDialog register={open} onClose={() => setOpen(null)} />}
    </Stack>
  );
}
