import { permissionCode } from '@lattice/api/resource';
import { thrid } from '@lattice/api/resources/project/thrid';
import { Button } from '@lattice/ui/Button';
import { Icon } from '@lattice/ui/Icon';
import { IconButton } from '@lattice/ui/IconButton';
import { PtzPad } from '@lattice/ui/PtzPad';
import { Text } from '@lattice/ui/Text';
import { TextField } from '@lattice/ui/TextField';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { errorText } from '../../base/errorText.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';
import { session } from '../../session/session.ts';
import { useCodes } from '../../session/useCodes.ts';
import { type Camera, cameras, isOnline } from './cameras.ts';
import { lookAgain, usePlatform } from './useCamera.ts';
import * as css from './video.css.ts';
import { useKept } from '../../records/kept/useKept.ts';

/** Turns a camera and sends it to its presets; nothing but words where it cannot be turned. */
export function CameraControl({ camera }: { camera: Camera }) {
  const { t } = useLingui();
  const codes = useCodes();
  const { abilities } = useSnapshot(session);
  const [name, setName, kept] = useKept(`preset-${camera.id}`, '');
  const line = useRef(Promise.resolve());
  const last = useRef('up');
  const { id, deviceName } = camera;
  const { can, platform = '' } = usePlatform(id) ?? {};
  const hasHead = camera.isPtz === 1;
  const mayMove = hasHead && isOnline(camera) && codes?.has(permissionCode(thrid, 'controlling')) === true;
  const hasPresets = hasHead && abilities.includes('cameras') && can?.includes('presets') === true;
  const key = ['camera', id, 'presets'];
  const { data: presets = [] } = useQuery({
    queryKey: key,
    queryFn: () => cameras.presets(id),
    enabled: hasPresets,
  });
  // One word after the other: a stop must not overtake the movement that it ends.
  const act = async (work: () => Promise<unknown>) => {
    line.current = line.current.then(work).then(
      () => lookAgain(id),
      (error: unknown) => void toast.error(errorText(error)),
    );
    await line.current;
  };
  const change = async (work: () => Promise<unknown>) => {
    await act(work);
    await queryClient.invalidateQueries({ queryKey: key });
  };
  const told = (cmd: string, action: string) => client(thrid).controlling({ id, cmd, action });
  if (!hasHead) return <Text tone="muted">{t`这台设备没有云台，不能转动。`}</Text>;
  if (!isOnline(camera)) return <Text tone="muted">{t`设备不在线，不能控制。`}</Text>;
  if (can?.includes('move') === false) return <Text tone="muted">{t`“${platform}”只转发画面，不能转动云台。`}</Text>;
  if (!mayMove) return <Text tone="muted">{t`您可以查看画面；转动云台需要调度权限。`}</Text>;
  const keep = () => {
    void change(() => cameras.keepPreset(id, name.trim()));
    kept.forget();
  };
  return (
    <div className={css.head}>
      <PtzPad
        label={t`${deviceName}的云台`}
        onMove={(move) => {
          last.current = move;
          void act(() => told(move, '1'));
        }}
        onStop={() => void act(() => told(last.current, '0'))}
      />
      {hasPresets && (
        <div className={css.presets}>
          {presets.map((preset) => (
            <span key={preset.no} className={css.preset}>
              <Button size="small" onPress={() => void act(() => told('preset', String(preset.no)))}>
                {preset.name}
              </Button>
              <IconButton
                size="small"
                label={t`删除预置位“${preset.name}”`}
                onPress={() => void change(() => cameras.dropPreset(id, preset.no))}
              >
                <Icon of={X} size="14px" />
              </IconButton>
            </span>
          ))}
          <div className={css.keep}>
            <TextField label={t`预置位名称`} isCompact value={name} onChange={setName} maxLength={20} />
            <Button size="small" isDisabled={name.trim() === '' || name.length > 20} onPress={keep}>
              {t`存为预置位`}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
