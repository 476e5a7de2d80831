import { Form, useNavigation } from 'react-router'
import type { Refused } from '#app/submit.server.ts'
import { FormDraft } from '#app/client/form-draft.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Field, inputClass, TextField } from '#app/ui/form/field.tsx'
import { Notice } from '#app/ui/state/notice.tsx'

type Props = {
  /** The short number of the donation. */
  number: string
  until: string
  banks: readonly string[]
  refused: Refused | undefined
}

/** The donor's bank account for money that goes back. Browsers do not keep what is typed. */
export function DonorBankForm({ number, until, banks, refused }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  const errors = refused?.errors ?? {}
  const typed = refused?.values ?? {}
  return (
    <>
      <p className="text-muted">
        Dana donasi nomor <b className="tabular text-ink">{number}</b> akan kami kembalikan lewat
        transfer. Isi rekening tujuannya sekali saja, paling lambat {until}.
      </p>
      <Card className="p-5 lg:p-6">
        <Form method="post" replace autoComplete="off" className="grid gap-5">
          <FormDraft as="rekening-pengembalian" />
          <ErrorSummary errors={refused?.errors} />
          <Field name="bank" label="Bank" error={errors.bank}>
            {(wiring) => (
              <select
                {...wiring}
                defaultValue={typed.bank ?? ''}
                required
                className={`${inputClass} cursor-pointer`}
              >
                <option value="">Pilih bank</option>
                {banks.map((bank) => (
                  <option key={bank} value={bank}>
                    {bank}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <TextField
            name="nomor"
            label="Nomor rekening"
            hint="Periksa sekali lagi: dana dikirim ke nomor ini."
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            required
            defaultValue={typed.nomor ?? ''}
            error={errors.nomor}
          />
          <TextField
            name="pemilik"
            label="Nama pemilik rekening"
            hint="Seperti tertulis di buku tabungan atau aplikasi bank."
            autoComplete="off"
            maxLength={100}
            required
            defaultValue={typed.pemilik ?? ''}
            error={errors.pemilik}
          />
          <Button type="submit" isBusy={isBusy}>
            Kirim rekening
          </Button>
        </Form>
      </Card>
      <Notice tone="info" title="Hanya untuk pengembalian ini">
        <p>
          Nomornya tersimpan terenkripsi, hanya dibuka petugas yang mentransfer, dan dihapus 90 hari
          setelah dana kembali. Kami tidak pernah meminta PIN, kata sandi, kode OTP, atau biaya.
        </p>
      </Notice>
    </>
  )
}
