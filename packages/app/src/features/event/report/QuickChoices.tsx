import { Button } from '@lattice/ui/Button';
import { LookUp } from '@lattice/ui/LookUp';
import { Skeleton } from '@lattice/ui/Skeleton';
import { SoundRecorder } from '@lattice/ui/SoundRecorder';
import { Text } from '@lattice/ui/Text';
import { toast } from '@lattice/ui/Toast';
import { Trans, useLingui } from '@lingui/react/macro';
import { errorText } from '../../../base/errorText.ts';
import { uploadFile } from '../../../records/uploadFile.ts';
import { findPlaces } from './findPlaces.ts';
import { useFrequentCategories } from './useFrequentCategories.ts';
import * as css from './report.css.ts';

interface QuickChoicesProps {
  /** The category chosen. */
  categoryId: string;
  /** Addresses of the files that are given, joined by commas. */
  files: string;
  /** Puts values into the form. */
  onSet: (values: Readonly<Record<string, unknown>>) => void;
}

/** Ways to say in one press what happened and where: usual categories, a building by its name, recorded words. */
export function QuickChoices({ categoryId, files, onSet }: QuickChoicesProps) {
  const { t } = useLingui();
  const addSound = async (sound: File) => {
    try {
      const { link } = await uploadFile(sound);
      onSet({ files: [files, link].filter((one) => one !== '').join(',') });
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  const categories = useFrequentCategories();
  return (
    <div className={css.quick}>
      <div role="group" aria-label={t`常用类别`}>
        <span className={css.quickLabel} aria-hidden>
          <Trans>常用类别</Trans>
        </span>
        <div className={css.chips}>
          {categories === undefined && <Skeleton count={1} height={28} />}
          {categories?.length === 0 && <Text tone="muted">{t`还没有上报过的类别`}</Text>}
          {categories?.map(({ id, name }) => (
            <Button
              key={id}
              size="small"
              aria-pressed={id === categoryId}
              variant={id === categoryId ? 'primary' : 'secondary'}
              onPress={() => onSet({ categoryId: id })}
            >
              {name}
            </Button>
          ))}
        </div>
      </div>
      <LookUp
        label={t`按楼栋查找地点`}
        description={t`输入楼栋或地址，按回车查找；地点、坐标和网格一起带出`}
        find={findPlaces}
        onChoose={({ values }) => onSet(values)}
      />
      <SoundRecorder onRecord={addSound} />
    </div>
  );
}
