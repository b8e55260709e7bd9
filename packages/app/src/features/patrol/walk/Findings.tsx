import type { WalkPoint } from '@lattice/api/patrolCalls';
import { patrolTaskProgressDetail } from '@lattice/api/resources/project/patrolTaskProgressDetail';
import { Checkbox } from '@lattice/ui/Checkbox';
import { ImageUpload } from '@lattice/ui/ImageUpload';
import { Radio } from '@lattice/ui/Radio';
import { TextArea } from '@lattice/ui/TextArea';
import { Trans, useLingui } from '@lingui/react/macro';
import { uploadFile } from '../../../records/uploadFile.ts';
import type { Found } from './checkInFindings.ts';
import * as css from './walk.css.ts';

interface FindingsProps {
  point: WalkPoint;
  found: Found;
  /** What is missing, by field. */
  faults: Readonly<Record<string, string>>;
  onChange: (found: Found) => void;
}

/** What was found at a point: everything is in order until something is marked. */
export function Findings({ point, found, faults, onChange }: FindingsProps) {
  const { t } = useLingui();
  const { checkItems, needPhoto } = point;
  const { wrong, result, words, images } = found;
  const mark = (itemNo: number, isWrong: boolean) =>
    onChange({ ...found, wrong: isWrong ? [...wrong, itemNo] : wrong.filter((one) => one !== itemNo) });
  const shown = checkItems.length > 0 ? checkItems : [{ itemNo: 1, itemName: t`点位情况`, standard: '' }];
  return (
    <>
      <fieldset className={css.items}>
        <legend className={css.legend}>
          <Trans>都正常就直接打卡；有异常的勾选出来</Trans>
        </legend>
        {shown.map(({ itemNo, itemName, standard }) => (
          <Checkbox
            key={itemNo}
            label={standard === '' ? t`${itemName}异常` : t`${itemName}异常（应${standard}）`}
            value={wrong.includes(itemNo)}
            onChange={(isWrong) => mark(itemNo, isWrong)}
          />
        ))}
      </fieldset>
      {wrong.length > 0 && (
        <>
          <TextArea
            label={t`异常描述`}
            value={words}
            onChange={(next) => onChange({ ...found, words: next })}
            maxLength={1000}
            isRequired
            {...(faults.abnormalDesc !== undefined && { errorMessage: faults.abnormalDesc })}
          />
          <Radio
            label={t`怎样处置`}
            value={result}
            onChange={(next) => onChange({ ...found, result: next === '3' ? '3' : '2' })}
            options={[
              { value: '3', label: t`上报事件`, description: t`打卡后打开上报页，内容已带出` },
              { value: '2', label: t`已现场处置` },
            ]}
          />
        </>
      )}
      <ImageUpload
        label={t`现场照片`}
        value={images}
        onChange={(next) => onChange({ ...found, images: next })}
        upload={uploadFile}
        keepsPlace={patrolTaskProgressDetail.fields.images.keepsPlace === true}
        isRequired={needPhoto === 1}
        {...(faults.images !== undefined && { errorMessage: faults.images })}
      />
    </>
  );
}
