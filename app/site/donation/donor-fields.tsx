import { TermsConsent } from '#app/site/account/terms-consent.tsx'
import { Checkbox, Field, inputClass, Switch, TextArea, TextField } from '#app/ui/form/field.tsx'
import { usePhones } from '#app/ui/use-phones.ts'
import { type Noun, nouns } from '#features/campaign/nouns.ts'
import { PRAYER_LENGTH, SALUTATIONS } from '#features/donation/donation.ts'
import { newsAsked, reachesPhones } from '#features/message/promises.ts'
import type { FieldErrors } from '#platform/refusal.ts'
import type { FormValues } from './donation.ts'
import { partClass } from './donation-frame.tsx'
import { ReceiptPromise } from './receipt-promise.tsx'

type Props = { values: FormValues; errors: FieldErrors }

/** The donor's name, and whether it may be shown. */
export function DonorFields({ values, errors, noun }: Props & { noun: Noun }) {
  return (
    <section className={partClass}>
      <h2 className="text-lg">Data diri</h2>
      <SalutationField values={values} errors={errors} />
      <TextField
        name="donorName"
        label="Nama lengkap"
        autoComplete="name"
        maxLength={100}
        defaultValue={values.donorName}
        error={errors.donorName}
      />
      <p className="text-sm text-muted">
        Isi nomor WhatsApp atau e-mail, cukup salah satu. <ReceiptPromise noun={nouns[noun].name} />
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="donorPhone"
          label="Nomor WhatsApp"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="0812 3456 7890"
          defaultValue={values.donorPhone}
          error={errors.donorPhone}
        />
        <TextField
          name="donorEmail"
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="nama@contoh.id"
          defaultValue={values.donorEmail}
          error={errors.donorEmail}
        />
      </div>
      <Switch
        name="isAnonymous"
        label="Sembunyikan nama saya (Hamba Allah)"
        hint="Di daftar donatur, Anda tampil sebagai Hamba Allah."
        defaultChecked={Boolean(values.isAnonymous)}
      />
    </section>
  )
}

/** How emails and messages address the donor. */
function SalutationField({ values, errors }: Props) {
  return (
    <Field name="salutation" label="Sapaan" isOptional error={errors.salutation}>
      {(wiring) => (
        <select
          {...wiring}
          autoComplete="honorific-prefix"
          defaultValue={values.salutation ?? ''}
          className={`${inputClass} cursor-pointer sm:max-w-48`}
        >
          <option value="">Tanpa sapaan</option>
          {Object.entries(SALUTATIONS).map(([value, word]) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** What the tax office requires on a Bukti Setor Zakat; for zakat only. */
export function TaxFields({ values, errors }: Props) {
  return (
    <section className={partClass}>
      <h2 className="text-lg">Bukti Setor Zakat</h2>
      <Checkbox
        name="wantsTaxReceipt"
        label="Saya butuh Bukti Setor Zakat"
        defaultChecked={Boolean(values.wantsTaxReceipt)}
      />
      <TextField
        name="taxId"
        label="NPWP atau NIK"
        isOptional
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        hint="16 angka, dicetak pada bukti setor. Kami menyimpannya terenkripsi."
        defaultValue={values.taxId}
        error={errors.taxId}
      />
    </section>
  )
}

/** An optional prayer that goes with the donation. */
export function PrayerFields({ values, errors }: Props) {
  return (
    <section className={partClass}>
      <h2 className="text-lg">Doa</h2>
      <TextArea
        name="prayer"
        label="Tulis doa dan harapan"
        isOptional
        maxLength={PRAYER_LENGTH}
        placeholder="Semoga…"
        defaultValue={values.prayer}
        error={errors.prayer}
      />
      <Checkbox
        name="showsPrayer"
        label="Tampilkan doa ini di halaman program"
        defaultChecked={Boolean(values.showsPrayer)}
      />
    </section>
  )
}

/** What the donor agrees to. No box is ticked in advance. */
export function ConsentFields({ values, errors }: Props) {
  const phones = usePhones()
  return (
    <section aria-label="Persetujuan" className={`${partClass} gap-1`}>
      <TermsConsent isGiven={Boolean(values.consent)} error={errors.consent} />
      <Checkbox
        name="wantsNews"
        label={newsAsked(phones)}
        defaultChecked={Boolean(values.wantsNews)}
      />
      {/* What the words above named goes along with the tick. */}
      {reachesPhones('news', phones) && <input type="hidden" name="newsByPhone" value="ya" />}
    </section>
  )
}
