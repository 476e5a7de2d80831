import { Form, Link, useNavigation } from 'react-router'
import { FormDraft } from '#app/client/form-draft.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Checkbox, TextArea, TextField } from '#app/ui/form/field.tsx'
import { usePhones } from '#app/ui/use-phones.ts'
import { visitPromise } from '#features/message/promises.ts'
import { VISIT_MESSAGE_LENGTH } from '#features/asrama/visit.ts'
import type { FieldErrors } from '#platform/refusal.ts'

type Props = {
  /** The form's id: a form sent twice is one request. */
  id: string
  slug: string
  days: { first: string; last: string }
  mostVisitors: number
  refused: { values: Record<string, string>; errors: FieldErrors } | undefined
}

/** The visit request: name, date and number of visitors. It also works without script. */
export function VisitForm({ id, slug, days, mostVisitors, refused }: Props) {
  const isBusy = useNavigation().state === 'submitting'
  const { values = {}, errors = {} } = refused ?? {}
  return (
    <Form method="post" noValidate className="grid gap-5">
      <input type="hidden" name="id" value={id} />
      <FormDraft as={`kunjungan.${slug}`} />
      <ErrorSummary errors={refused?.errors} />
      <Card as="section" className="grid gap-4 p-5 lg:p-6">
        <h2 className="text-lg">Kunjungan</h2>
        <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
          <TextField
            name="date"
            label="Tanggal"
            type="date"
            min={days.first}
            max={days.last}
            hint="Paling cepat besok."
            defaultValue={values.date}
            error={errors.date}
          />
          <TextField
            name="people"
            label="Jumlah orang"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            hint={`Paling banyak ${mostVisitors}.`}
            defaultValue={values.people}
            error={errors.people}
          />
        </div>
        <TextArea
          name="message"
          label="Pesan untuk asrama"
          isOptional
          maxLength={VISIT_MESSAGE_LENGTH}
          placeholder="Misalnya: kami ingin membawa buku dan makan siang bersama."
          defaultValue={values.message}
          error={errors.message}
        />
      </Card>
      <VisitorFields values={values} errors={errors} />
      <div>
        <Checkbox
          name="agreesToRules"
          label="Kami akan menjaga anak-anak: tidak memotret wajah mereka, tidak menyebarkan alamat asrama, dan selalu didampingi pengasuh."
          defaultChecked={Boolean(values.agreesToRules)}
          error={errors.agreesToRules}
        />
        <p className="mt-2 text-sm text-muted">
          Data Anda hanya dipakai untuk mengatur kunjungan ini, disimpan terenkripsi, dan dihapus 90
          hari sesudahnya, atau segera bila Anda membatalkan.{' '}
          <Link to="/kebijakan-privasi" className="font-semibold text-primary underline">
            Kebijakan privasi
          </Link>
        </p>
      </div>
      <Button type="submit" isBusy={isBusy} className="justify-self-stretch sm:justify-self-start">
        Kirim permintaan kunjungan
      </Button>
    </Form>
  )
}

type FieldsProps = { values: Record<string, string>; errors: FieldErrors }

function VisitorFields({ values, errors }: FieldsProps) {
  return (
    <Card as="section" className="grid gap-4 p-5 lg:p-6">
      <h2 className="text-lg">Yang dapat kami hubungi</h2>
      <p className="text-sm text-muted">{visitPromise(usePhones())}</p>
      <TextField
        name="name"
        label="Nama"
        autoComplete="name"
        maxLength={100}
        defaultValue={values.name}
        error={errors.name}
      />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <TextField
          name="phone"
          label="Nomor HP"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="0812 3456 7890"
          defaultValue={values.phone}
          error={errors.phone}
        />
        <TextField
          name="email"
          label="E-mail"
          isOptional
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="nama@contoh.id"
          defaultValue={values.email}
          error={errors.email}
        />
      </div>
    </Card>
  )
}
