import { Checkbox, TextArea, TextField } from '#app/ui/form/field.tsx'
import type { NamesFor } from '#features/donation/fitrah-donation.ts'
import type { FieldErrors } from '#platform/refusal.ts'
import type { FormValues } from './donation.ts'
import { partClass } from './donation-frame.tsx'
import { WordingText } from './wording-text.tsx'
import type { Wording } from '#features/donation/start/wordings.server.ts'

type Props = { values: FormValues; errors: FieldErrors; namesFor: NamesFor | undefined }

/** The names a fitrah is paid for, one per line, or the name in which a wakaf is given. */
export function NameFields({ values, errors, namesFor }: Props) {
  if (!namesFor) return null
  const field = { defaultValue: values.onBehalfOf, error: errors.onBehalfOf }
  return (
    <section className={partClass}>
      <h2 className="text-lg">{namesFor === 'muzaki' ? 'Muzaki' : 'Wakif'}</h2>
      {namesFor === 'muzaki' ? (
        <TextArea
          name="onBehalfOf"
          label="Nama yang dizakati"
          isOptional
          hint="Satu nama pada satu baris. Tercetak pada bukti Anda."
          maxLength={2_000}
          {...field}
        />
      ) : (
        <TextField
          name="onBehalfOf"
          label="Wakaf atas nama"
          isOptional
          hint="Misalnya nama orang tua, juga yang telah wafat. Tercetak pada kuitansi Anda."
          maxLength={100}
          autoComplete="off"
          {...field}
        />
      )}
    </section>
  )
}

/** The intention of a zakat, to read or say. An intention of the heart is enough. */
export function IntentionFields({ values, intention }: { values: FormValues; intention: Wording }) {
  return (
    <section className={partClass}>
      <h2 className="text-lg">Niat</h2>
      <WordingText wording={intention} />
      <p className="text-sm text-muted">
        {intention.passages.length > 0
          ? 'Niat cukup dalam hati; lafal ini membantu.'
          : 'Niatkan dalam hati bahwa yang Anda tunaikan ini zakat; itu sudah cukup.'}
      </p>
      <Checkbox
        name="isIntended"
        label="Saya telah berniat"
        defaultChecked={Boolean(values.isIntended)}
      />
    </section>
  )
}
