import { Form, useNavigation } from 'react-router'
import { FormDraft } from '#app/client/form-draft.tsx'
import { TermsConsent } from '#app/site/account/terms-consent.tsx'
import type { Refused } from '#app/submit.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Switch, TextField } from '#app/ui/form/field.tsx'
import { LastDayField, PlanFields } from './plan-fields.tsx'

type Props = {
  today: string
  programmes: { slug: string; title: string }[]
  slug: string
  /** The sum of the form that leads here; empty where there was none. */
  amount: string
  /** What may be debited once the plan runs: 'kartu, GoPay'; empty where nothing. */
  debits: string
  hasPhones: boolean
  refused: Refused | undefined
}

/** A new plan. Works without script; nothing begins before the link in the first message is pressed. */
export function PlanForm(props: Props) {
  const { today, programmes, slug, amount, hasPhones, debits, refused } = props
  const isBusy = useNavigation().state !== 'idle'
  const errors = refused?.errors ?? {}
  const typed: Record<string, string | undefined> = refused?.values ?? {
    campaignSlug: slug,
    amount,
  }
  return (
    <Card className="p-5 lg:p-6">
      <Form method="post" action="/donasi-rutin" className="group/plan grid gap-5">
        <FormDraft as="donasi-rutin" />
        <ErrorSummary errors={refused?.errors} />
        <PlanFields programmes={programmes} typed={typed} errors={errors} />
        <PayOnce isChosen={Boolean(typed.paysOnce)} />
        <TextField
          name="firstDay"
          label="Mulai"
          type="date"
          min={today}
          required
          defaultValue={typed.firstDay ?? today}
          error={errors.firstDay}
        />
        <LastDayField typed={typed} errors={errors} />
        <TextField
          name="donorName"
          label="Nama lengkap"
          autoComplete="name"
          maxLength={100}
          required
          defaultValue={typed.donorName ?? ''}
          error={errors.donorName}
        />
        <TextField
          name="contact"
          label={hasPhones ? 'E-mail atau nomor WhatsApp' : 'E-mail'}
          hint="Pengingat dan kuitansinya kami kirim ke sini."
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={typed.contact ?? ''}
          error={errors.contact}
        />
        <Switch
          name="isAnonymous"
          label="Sembunyikan nama saya (Hamba Allah)"
          hint="Di daftar donatur, Anda tampil sebagai Hamba Allah."
          defaultChecked={Boolean(typed.isAnonymous)}
        />
        <TermsConsent isGiven={Boolean(typed.consent)} error={errors.consent} />
        {debits && (
          <p className="text-sm text-muted">
            {`Ingin didebit otomatis dari ${debits}, tiap pekan atau tiap bulan? Setelah diaktifkan dari tautan di kontak Anda, pilih di halaman itu. Sedekah Subuh dan malam Ramadan tidak didebit tiap hari, sebab biayanya memakan donasi: pilih tiap pekan dengan nominal tujuh hari, atau bayar malam-malamnya sekaligus.`}
          </p>
        )}
        <Button type="submit" isBusy={isBusy}>
          Mulai donasi rutin
        </Button>
      </Form>
    </Card>
  )
}

/** For the nights of Ramadan alone: style shows it, so it works without script. */
function PayOnce({ isChosen }: { isChosen: boolean }) {
  return (
    <div className="hidden group-has-[[value=ramadan]:checked]/plan:block">
      <Switch
        name="paysOnce"
        label="Bayar sekali untuk semua malam"
        hint="Satu pembayaran untuk malam-malam yang tersisa, dicatat per malam. Tanpa pengingat."
        defaultChecked={isChosen}
      />
    </div>
  )
}
