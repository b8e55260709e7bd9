import type { Fields } from '@lattice/api/field';
import { formValidator } from '@lattice/api/formValidator';
import type { OfferedScale } from '@lattice/api/psychology/answerCalls';
import { appletanswerrecord } from '@lattice/api/resources/psychological/appletanswerrecord';
import { Button } from '@lattice/ui/Button';
import { Dialog } from '@lattice/ui/Dialog';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { answers, placeOf } from '../../features/psychology/answers.ts';
import { useGo } from '../../navigation/Address.tsx';
import { definitionQuery } from '../../records/resources.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { saveFailureOf } from '../../records/saveFailureOf.ts';
import { formFields, useTranslator } from '../../records/translate.ts';
import { KeptForm } from '../../records/kept/KeptForm.tsx';

interface RespondentDialogProps {
  offer: OfferedScale;
  onClose: () => void;
}

const requested = (): Fields => {
  const { personName, sex, age, phone } = appletanswerrecord.fields;
  return {
    personName: { ...personName, required: true },
    sex: { ...sex, required: true },
    age: { ...age, required: true },
    phone,
  };
};

/** Asks with whom a scale is answered, and begins the sheet. */
export function RespondentDialog({ offer, onClose }: RespondentDialogProps) {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const go = useGo();
  const form = useId();
  const { data: definition } = useQuery(definitionQuery(appletanswerrecord.path));
  const fields = useMemo(() => requested(), []);
  const drawn = useMemo(
    () =>
      formFields(fields, say).map((field) => (field.name === 'sex' ? { ...field, input: 'radio' as const } : field)),
    [fields, say],
  );
  const validate = useMemo(() => formValidator({ fields }, say), [fields, say]);
  return (
    <Dialog
      title={t`受测人：${offer.name}`}
      width={560}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`取消`}</Button>
          <Button variant="primary" type="submit" form={form}>{t`开始测评`}</Button>
        </>
      }
    >
      {definition && (
        <KeptForm
          keptAs={`psychological/respondent-${offer.id}`}
          id={form}
          fields={drawn}
          values={{}}
          mode="add"
          columns={2}
          sources={formSourcesIn(i18n.locale)}
          validate={(typed) => validate(typed)}
          onSubmit={async (values) => {
            try {
              const { id } = await answers.begin({
                appletScaleId: offer.id,
                personName: String(values.personName ?? ''),
                sex: String(values.sex ?? ''),
                age: Number(values.age),
                phone: String(values.phone ?? ''),
              });
              onClose();
              go(placeOf.sheet(id));
            } catch (error) {
              throw await saveFailureOf(error, definition, say);
            }
          }}
        />
      )}
    </Dialog>
  );
}
