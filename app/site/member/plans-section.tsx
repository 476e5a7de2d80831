import { LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { DateText } from '#app/ui/date/date-text.tsx'
import type { PlanBody } from '#features/recurring/contract.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { useEffect, useState } from 'react'
import { ApiFailure, api } from '#app/client/api.client.ts'
import type { RecurringApi } from '#features/recurring/api.server.ts'

/** The member's recurring donations; each is changed and stopped on its own page. */
export function PlansSection() {
  const plans = usePlans()
  const shown = plans?.filter(({ status }) => status !== 'ended') ?? []
  return (
    <Card as="section" className="grid gap-3 p-5">
      <div className="grid gap-1">
        <h2 className="text-base">Donasi rutin</h2>
        <p className="text-sm text-muted">
          Kami ingatkan pada waktunya. Dapat dijeda atau dihentikan dengan sekali tekan.
        </p>
      </div>
      {shown.length > 0 && (
        <ul className="grid divide-y divide-line">
          {shown.map((plan) => (
            <li key={plan.url}>
              <a href={plan.url} className="grid min-h-touch gap-0.5 py-2.5">
                <PlanLine plan={plan} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <LinkButton to="/donasi-rutin" look="ghost">
        {shown.length > 0 ? 'Tambah donasi rutin' : 'Mulai donasi rutin'}
      </LinkButton>
    </Card>
  )
}

function PlanLine({ plan: { amount, rhythm, programme, status, nextAt } }: { plan: PlanBody }) {
  const sum = amount ? `${formatRupiah(amount)} ` : ''
  return (
    <>
      <span className="font-semibold text-primary">{sum + rhythm}</span>
      <span className="text-sm">{programme}</span>
      <span className="text-sm text-muted">
        {status === 'paused' && <span>Dijeda</span>}
        {status === 'ending' && <span>Sedang dihentikan</span>}
        {nextAt && (
          <>
            <span>Berikutnya </span>
            <DateText at={nextAt} />
          </>
        )}
      </span>
    </>
  )
}

/** The member's plans; undefined until loaded, and where they could not be. */
function usePlans(): PlanBody[] | undefined {
  const [plans, setPlans] = useState<PlanBody[]>()

  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    async function load() {
      try {
        const { me } = api<RecurringApi>('member')
        const answer = await me['recurring-plans'].$get(undefined, { init: { signal } })
        setPlans((await answer.json()).data)
      } catch (cause) {
        if (!signal.aborted && !(cause instanceof ApiFailure)) throw cause
      }
    }
    void load()
    return () => left.abort()
  }, [])

  return plans
}
