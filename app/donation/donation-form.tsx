import {
  type FormEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { useMember } from '#app/use-member.ts'
import type { Fund } from '#platform/db/schema.ts'
import { parseRupiah } from '#platform/money.ts'
import type { FieldErrors } from '#platform/refusal.ts'
import { AmountChoice } from './amount-choice.tsx'
import { ConsentFields, DonorFields, PrayerFields, TaxFields } from './donor-fields.tsx'
import type { Draft } from './draft.ts'
import { keepDraft, keptDraft } from './draft.client.ts'
import { type AmountState, chosenAmount, type FormValues, formValues, inFormOrder } from './gift.ts'
import { GiftSummary } from './gift-summary.tsx'
import { GivingColumns, partClass } from './giving-frame.tsx'
import { SendTrouble } from './send-trouble.tsx'
import { useGift } from './use-gift.ts'

type Props = {
  donationId: string
  campaign: {
    slug: string
    title: string
    fund: Fund
    presets: number[]
    minimum: number
    step: number
  }
  start: AmountState
  /** A calculation that came along without script. */
  carried: string | undefined
  /** What came back from the server when the form was posted without script. */
  refused: { values: FormValues; errors: FieldErrors } | undefined
}

const none: FieldErrors = {}

/**
 * The giving form. Without script it is a plain form that the route's action answers; with script it goes to the API,
 * keeps what was typed and can be sent again as the same donation.
 */
export function DonationForm({ donationId, campaign, start, carried, refused }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const values = refused?.values ?? {}
  const reckoned = values.zakat ?? carried
  const [amount, setAmount] = useState<AmountState>(() => (refused ? amountOf(values) : start))
  const { sending, send, reset } = useGift()
  const revalidator = useRevalidator()
  // The same object on every render: the summary takes the focus for each new one.
  const posted = useMemo(() => (refused ? inFormOrder(refused.errors) : none), [refused])
  const errors = sending.kind === 'refused' ? sending.errors : posted
  const parsed = parseRupiah(chosenAmount({ nominal: amount.preset ?? '', amount: amount.typed }))

  useTakeOver(form, { slug: campaign.slug, amount, setAmount })
  useOwnData(form)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void send(formValues(event.currentTarget))
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit}>
      <input type="hidden" name="id" value={donationId} />
      <input type="hidden" name="campaignSlug" value={campaign.slug} />
      {reckoned && <input type="hidden" name="zakat" value={reckoned} />}
      <GivingColumns
        summary={
          <GiftSummary
            amount={parsed.ok ? parsed.value : undefined}
            title={campaign.title}
            fund={campaign.fund}
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
            onStartAnew={() => void revalidator.revalidate().then(reset)}
          />
        ) : (
          <ErrorSummary errors={errors} />
        )}
        <section className={partClass}>
          <h2 className="sr-only">Nominal</h2>
          <AmountChoice
            presets={campaign.presets}
            minimum={campaign.minimum}
            step={campaign.step}
            amount={amount}
            onAmount={setAmount}
            error={errors.amount}
          />
        </section>
        <DonorFields values={values} errors={errors} />
        {campaign.fund === 'Z' && <TaxFields values={values} errors={errors} />}
        <PrayerFields values={values} errors={errors} />
        <ConsentFields values={values} errors={errors} />
      </GivingColumns>
    </form>
  )
}

function amountOf({ nominal = '', amount = '' }: FormValues): AmountState {
  return { preset: nominal || undefined, typed: amount }
}

type Held = { slug: string; amount: AmountState; setAmount: (amount: AmountState) => void }

/** What the visitor did before the script arrived is kept; an untouched form gets back what this tab remembers. */
function useTakeOver(
  ref: RefObject<HTMLFormElement | null>,
  { slug, amount, setAmount }: Held,
): void {
  const first = useRef(amount)

  // Before the first paint of the script, which would put the server's values back into the fields.
  useLayoutEffect(() => {
    const form = ref.current
    if (!form) return
    const found = amountOf(formValues(form))
    const isBlank = !found.preset && found.typed === ''
    const draft = isBlank ? keptDraft(slug) : {}
    if (isBlank) tick(form, draft)
    const next = isBlank ? amountOf(draft) : found
    if (next.preset !== first.current.preset || next.typed !== first.current.typed) setAmount(next)
  }, [ref, slug, setAmount])

  useEffect(() => {
    const form = ref.current
    if (!form) return
    const keep = () => keepDraft(slug, formValues(form))
    keep()
    form.addEventListener('change', keep)
    return () => form.removeEventListener('change', keep)
  }, [ref, slug, amount])
}

/** Who is signed in need not type name and contact again; what stands in a field stays. */
function useOwnData(ref: RefObject<HTMLFormElement | null>): void {
  const isMember = typeof useMember() === 'string'
  useEffect(() => {
    const form = ref.current
    if (!form || !isMember) return
    const left = new AbortController()
    void import('#app/account/own-data.client.ts').then(({ fillOwnData }) =>
      fillOwnData(form, left.signal),
    )
    return () => left.abort()
  }, [ref, isMember])
}

function tick(form: HTMLFormElement, draft: Draft): void {
  for (const name of ['isAnonymous', 'showsPrayer', 'wantsNews'] as const) {
    const box = form.elements.namedItem(name)
    if (box instanceof HTMLInputElement && draft[name]) box.checked = true
  }
}
