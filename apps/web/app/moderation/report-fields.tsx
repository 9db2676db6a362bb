import { textLimits } from '@haldi/contract/kit/text-schemas';
import { reportReasons } from '@haldi/contract/moderation/content-report';
import type { useForm } from '../lib/use-form.ts';
import { TextArea } from '../ui/field.tsx';
import { FieldError } from '../ui/field-error.tsx';
import { reportFormCopy as copy, reportReasonNames } from './copy.ts';

type ReportFieldsProps = { errors: ReturnType<typeof useForm>['errors'] };

export function ReportFields({ errors }: ReportFieldsProps) {
  return (
    <>
      <fieldset aria-describedby={errors.reason ? 'report-reason-error' : undefined}>
        <legend className="mb-2 text-sm font-semibold text-plum-900">{copy.reason}</legend>
        <div className="grid gap-2">
          {reportReasons.map((reason) => (
            <label
              key={reason}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-field border border-edge bg-white px-4 py-2 transition-colors hover:border-plum-600 has-checked:border-plum-700 has-checked:bg-haldi-100"
            >
              <input
                type="radio"
                name="reason"
                value={reason}
                aria-invalid={errors.reason ? true : undefined}
                className="size-5 shrink-0 accent-plum-700"
              />
              {reportReasonNames[reason]}
            </label>
          ))}
        </div>
        {errors.reason && <FieldError id="report-reason-error">{errors.reason}</FieldError>}
      </fieldset>
      <TextArea
        name="note"
        label={copy.note}
        rows={3}
        maxLength={textLimits.note}
        error={errors.note}
      />
    </>
  );
}
