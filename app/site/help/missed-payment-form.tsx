import { Form, useNavigation } from 'react-router'
import { FormDraft } from '#app/client/form-draft.tsx'
import type { Refused } from '#app/submit.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextArea, TextField } from '#app/ui/form/field.tsx'
import { MoneyField } from '#app/ui/form/money-field.tsx'
import { TICKET_MESSAGE_LENGTH } from '#features/ticket/ticket.ts'
import { ProofField } from '#app/ui/form/proof-field.tsx'

export const MISSED_PAYMENT_FORM = 'laporan-pembayaran'

type Props = {
  id: string
  today: string
  /** Suggestions of how it was paid. */
  ways: readonly string[]
  prefilled: { donationNumber: string; amount: string; paidVia: string }
  refused: Refused | undefined
}

/** The data that staff need to find a payment: donation, date, channel, amount, and a contact. */
export function MissedPaymentForm({ id, today, ways, prefilled, refused }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  const errors = refused?.errors ?? {}
  const typed: Record<string, string> = { ...prefilled, paidOn: today, ...refused?.values }
  const field = (name: string) => ({ name, defaultValue: typed[name] ?? '', error: errors[name] })
  return (
    <Card className="p-5 lg:p-6">
      <Form
        id={MISSED_PAYMENT_FORM}
        method="post"
        encType="multipart/form-data"
        className="grid gap-5"
      >
        <FormDraft as="laporan-pembayaran" />
        <ErrorSummary errors={refused?.errors} />
        <input type="hidden" name="kind" value="payment" />
        <input type="hidden" name="id" value={id} />
        <TextField
          {...field('donationNumber')}
          label="Nomor donasi"
          hint="8 huruf dan angka, misalnya 7K3M-9QXD; ada di halaman pembayaran dan e-mail kami. Tidak ketemu? Tulis “tidak tahu”."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          required
        />
        <div className="grid items-start gap-5 min-[26rem]:grid-cols-2 min-[26rem]:gap-4">
          <TextField
            {...field('paidOn')}
            label="Tanggal bayar"
            type="date"
            max={today}
            required
            className="px-3!"
          />
          <TextField
            {...field('paidTime')}
            label="Jam bayar"
            type="time"
            required
            className="px-3!"
          />
        </div>
        <TextField
          {...field('paidVia')}
          label="Bank atau cara bayar"
          list="cara-bayar"
          placeholder={ways[0] && `Contoh: ${ways[0]} lewat m-banking`}
          maxLength={80}
          required
        />
        <datalist id="cara-bayar">
          {ways.map((way) => (
            <option key={way} value={way}>
              {way}
            </option>
          ))}
        </datalist>
        <MoneyField {...field('amount')} label="Jumlah yang dibayar" />
        <ProofField error={errors.proof} />
        <TextField
          {...field('email')}
          label="E-mail Anda"
          hint="Ke sini kami mengirim jawaban."
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <TextArea
          {...field('message')}
          label="Keterangan lain"
          maxLength={TICKET_MESSAGE_LENGTH}
          isOptional
        />
        <Promise />
        <Button type="submit" isBusy={isBusy}>
          Kirim laporan
        </Button>
      </Form>
    </Card>
  )
}

/** Says what happens to a report. */
function Promise() {
  return (
    <p className="text-sm text-muted">
      Laporan hanya dibaca petugas kami; buktinya disimpan terenkripsi. Keduanya dihapus dari situs
      ini setahun setelah tiket selesai. Jangan kirim PIN, kode OTP, atau kata sandi: kami tidak
      pernah memintanya.
    </p>
  )
}
