import { listName } from '@lattice/api/listName';
import { apiScope } from '@lattice/api/resources/blade-system/api-scope';
import { Select } from '@lattice/ui/Select';
import { TextField } from '@lattice/ui/TextField';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { definitionQuery } from '../../records/resources.ts';
import { useTranslator } from '../../records/translate.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';
import { SaveDialog } from '../saveDialog/SaveDialog.tsx';
import { RegisterField } from './RegisterField.tsx';
import { apiChoices, scopeCodeOf } from './apiChoices.ts';
import { useRegisters } from './useRegisters.ts';
import { useKept } from '../../records/kept/useKept.ts';

const BUSINESS = '2';
const nothingTyped = { path: '', scopePath: '', given: '' };

/** Makes an API scope by choosing a register and one of its calls, or all of them. */
export function ApiScopeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const say = useTranslator();
  const registers = useRegisters();
  const [{ path, scopePath, given }, setTyped, kept] = useKept('api-scope', nothingTyped);
  const { data: definition } = useQuery({ ...definitionQuery(path), enabled: path !== '' });
  const register = registers.find(({ value }) => value === path);
  const choices = definition === undefined ? [] : apiChoices(definition, t`全部接口`);
  const call = choices.find(({ value }) => value === scopePath);
  const proposal = register && call ? t`${register.label}：${call.label}`.slice(0, 100) : '';
  const name = given === '' ? proposal : given;
  const save = async () => {
    if (register === undefined) return;
    await client(apiScope).submit({
      menuId: register.id,
      scopeName: name,
      resourceCode: scopeCodeOf(scopePath),
      scopePath,
      scopeType: BUSINESS,
    });
    kept.forget();
    toast.success(t`已新增接口权限“${name}”，可在角色的权限设置中授予`);
    await queryClient.invalidateQueries({ queryKey: ['rows', apiScope.path] });
  };
  const list = listName(apiScope.label, say);
  return (
    <SaveDialog title={t`按接口新增${list}`} width={600} isReady={call !== undefined} onSave={save} onClose={onClose}>
      <RegisterField
        registers={registers}
        value={path}
        onChange={(next) => {
          setTyped({ given, path: next, scopePath: '' });
        }}
      />
      <Select
        label={t`接口`}
        value={scopePath}
        options={choices}
        onChange={(next) => setTyped({ path, given, scopePath: next })}
        isDisabled={definition === undefined}
        description={scopePath === '' ? t`先选择登记表，再选择其中的接口。` : scopePath}
      />
      <TextField label={t`权限名称`} value={name} onChange={(next) => setTyped({ path, scopePath, given: next })} />
    </SaveDialog>
  );
}
