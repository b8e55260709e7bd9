import { datasource } from '@lattice/api/resources/blade-develop/datasource';
import { type TableColumn, model } from '@lattice/api/resources/blade-develop/model';
import { type Column, DataTable } from '@lattice/ui/DataTable';
import { ComboBox } from '@lattice/ui/ComboBox';
import { Select } from '@lattice/ui/Select';
import { TextField } from '@lattice/ui/TextField';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';
import { SaveDialog } from '../saveDialog/SaveDialog.tsx';
import { modelNames } from './modelNames.ts';
import { useKept } from '../../records/kept/useKept.ts';

/** How many data sources are offered, and tables at once. */
const MOST = 200;

const nothingChosen: { source: string; table: string; typed: string | null } = { source: '', table: '', typed: null };

/** Makes a model of a table of a data source, with its columns as fields. */
export function TableDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [{ source, table, typed }, setChosen, kept] = useKept('develop-table', nothingChosen);
  const sources = useQuery({
    queryKey: ['rows', datasource.path, 'all'],
    queryFn: async () => (await client(datasource).page({ current: 1, size: MOST })).records,
  });
  const tables = useQuery({
    queryKey: ['rows', model.path, 'tables', source],
    queryFn: async () => client(model).tableList({ datasourceId: source }),
    enabled: source !== '',
    staleTime: 0,
  });
  const { data: info, error } = useQuery({
    queryKey: ['rows', model.path, 'table', source, table],
    queryFn: async () => client(model).tableInfo({ datasourceId: source, tableName: table }),
    enabled: table !== '',
    staleTime: 0,
  });
  const name = typed ?? (info?.comment || table);
  const columns: Column<TableColumn>[] = [
    { id: 'name', header: t`列名`, kind: 'text', value: (column) => column.name },
    { id: 'type', header: t`列类型`, kind: 'text', value: ({ type }) => type },
    { id: 'comment', header: t`列注释`, kind: 'text', value: ({ comment }) => comment },
  ];
  const save = async () => {
    const { id } = (await client(model).submit({
      datasourceId: source,
      modelTable: table,
      modelName: name,
      ...modelNames(table),
    })) as { id: string };
    const list = await client(model).modelPrototype({ modelId: id });
    await client(model).submitList({ modelId: id, list });
    kept.forget();
    toast.success(t`已新增模型“${name}”，共 ${list.length} 个字段`);
    await queryClient.invalidateQueries({ queryKey: ['rows', model.path] });
  };
  return (
    <SaveDialog
      title={t`从数据表新增模型`}
      width={720}
      isReady={info !== undefined && name.trim() !== ''}
      problem={sources.error ?? tables.error ?? error}
      onSave={save}
      onClose={onClose}
    >
      <Select
        label={t`数据源`}
        isRequired
        value={source}
        options={(sources.data ?? []).map((one) => ({ value: one.id, label: one.name }))}
        onChange={(next) => {
          setChosen({ ...nothingChosen, source: next });
        }}
      />
      {tables.data !== undefined && (
        <ComboBox
          key={source}
          label={t`数据表`}
          description={t`共 ${tables.data.length} 张表，输入名称或注释的一部分查找。`}
          isRequired
          value={table}
          search={async (text) =>
            tables.data
              .filter((one) => `${one.name} ${one.comment}`.toLowerCase().includes(text.trim().toLowerCase()))
              .slice(0, MOST)
              .map((one) => ({
                value: one.name,
                label: one.comment === '' ? one.name : `${one.name} · ${one.comment}`,
              }))
          }
          onChange={(next) => {
            setChosen({ source, table: next, typed: null });
          }}
        />
      )}
      {info !== undefined && (
        <>
          <TextField
            label={t`模型名称`}
            isRequired
            value={name}
            onChange={(next) => setChosen({ source, table, typed: next })}
          />
          <DataTable label={t`字段`} columns={columns} rows={info.fields} getRowId={(column) => column.name} />
        </>
      )}
    </SaveDialog>
  );
}
