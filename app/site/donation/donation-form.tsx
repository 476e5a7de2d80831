import { useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { parseRupiah } from '#platform/money/money.ts'
import type { FieldErrors } from '#platform/refusal.ts'
import { AmountPart } from './amount/amount-part.tsx'
import { ConsentFields, DonorFields, PrayerFields, TaxFields } from './donor-fields.tsx'
import {
  type AmountState,
  amountOf,
  chosenAmount,
  type FormValues,
  type DonationCampaign,
  inFormOrder,
  type UnitState,
  unitsIn,
} from './donation.ts'
import { FormSummary } from './form-summary.tsx'
import { DonationColumns } from './donation-frame.tsx'
import { IntentionFields, NameFields } from './intention-fields.tsx'
import { OperationalChoice } from './amount/operational-choice.tsx'
import { SendTrouble } from './send-trouble.tsx'
import { useDonationForm } from './use-donation.ts'
import { useOwnData, useTakeOver } from './use-take-over.ts'

type Props = {
  donationId: string
  campaign: DonationCampaign
  start: AmountState
  /** What is chosen first of a wakaf in units. */
  startUnits: UnitState
  /** A calculation that another form posted here without script. */
  carried: string | undefined
  /** Values and errors of a form that was posted without script and refused. */
  refused: { values: FormValues; errors: FieldErrors } | undefined
}

const none: FieldErrors = {}

/**
 * The donation form. Without script the route's action answers it. With script it calls the API, keeps what was
 * typed, and can be sent again as the same donation.
 */
export function DonationForm(props: Props) {
  const { donationId, campaign, start, startUnits, carried, refused } = props
  const form = useRef<HTMLFormElement>(null)
  const values = refused?.values ?? {}
  const calculated = values.zakat ?? carried
  const [amount, setAmount] = useState<AmountState>(() => (refused ? amountOf(values) : start))
  const [units, setUnits] = useState(() => (values.units ? unitsIn(values) : startUnits))
  const [operational, setOperational] = useState(values.operational ?? '')
  const accountDecides = useOwnData(form)
  const { sending, submit, reset } = useDonationForm({ accountDecides, noun: campaign.noun })
  const revalidator = useRevalidator()
  // Must stay the same object on every render: the summary takes the focus for each new one.
  const posted = useMemo(() => (refused ? inFormOrder(refused.errors) : none), [refused])
  const errors = sending.kind === 'refused' ? sending.errors : posted
  const chosen: FormValues = campaign.unit
    ? { ...units, unitPrice: String(campaign.unit.price) }
    : { nominal: amount.preset ?? '', amount: amount.typed }
  const parsed = parseRupiah(chosenAmount(chosen))

  useTakeOver(form, { amount, setAmount, setUnits, setOperational })

  return (
    <form ref={form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <input type="hidden" name="id" value={donationId} />
      <input type="hidden" name="campaignSlug" value={campaign.slug} />
      {calculated && <input type="hidden" name="zakat" value={calculated} />}
      <DonationColumns
        summary={
          <FormSummary
            amount={parsed.ok ? parsed.value : undefined}
            operational={Number(operational)}
            units={units}
            campaign={campaign}
          />
        }
        bar={
          <Button type="submit" className="w-full" isBusy={sending.kind === 'sending'}>
            Lanjut pilih pembayaran
          </Button>
        }
      >
        {sending.kind === 'stopped' ? (
          <SendTrouble
            {...sending}
            donationId={donationId}
            noun={campaign.noun}
            onStartAnew={() => void revalidator.revalidate().then(reset)}
          />
        ) : (
          <ErrorSummary errors={errors} />
        )}
        <AmountPart
          {...{ campaign, amount, setAmount, units, setUnits, errors }}
          sum={parsed.ok ? parsed.value : undefined}
        />
        {campaign.fund !== 'A' && (
          <OperationalChoice
            chosen={operational}
            onChoose={setOperational}
            error={errors.operational}
            noun={campaign.noun}
          />
        )}
        <DonorFields values={values} errors={errors} noun={campaign.noun} />
        <NameFields values={values} errors={errors} namesFor={campaign.namesFor} />
        {campaign.fund === 'Z' && <TaxFields values={values} errors={errors} />}
        <PrayerFields values={values} errors={errors} />
        {campaign.intention && <IntentionFields values={values} intention={campaign.intention} />}
        <ConsentFields values={values} errors={errors} />
      </DonationColumns>
    </form>
  )
}
