import { useState } from 'react'
import { Form, Link } from 'react-router'
import { Button, IconButton, LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Cover } from '#app/ui/cover.tsx'
import { inputClass } from '#app/ui/field.tsx'
import { formatCount, Money } from '#app/ui/money.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { CardView } from '#app/campaign/campaign-card.tsx'

export type UnitView = CardView & {
  unit: { name: string; price: number; total: number; remaining: number }
  summary: string
}

/** A wakaf by units: the price of one, how many are left, and a form for the number. */
export function UnitCard({ campaign }: { campaign: UnitView }) {
  const { slug, title, summary, cover, unit, state } = campaign
  const taken = unit.total - unit.remaining
  return (
    <Card as="article" className="flex h-full flex-col overflow-hidden">
      <Cover cover={cover} name={slug} className="aspect-[16/9]" />
      <div className="flex flex-1 flex-col gap-3 p-4 lg:p-5">
        <h3 className="text-base leading-snug">
          <Link to={`/campaign/${slug}`} className="hover:underline">
            {title}
          </Link>
        </h3>
        <p className="text-sm text-muted">{summary}</p>
        <div className="mt-auto grid gap-1.5">
          <ProgressBar ratio={taken / unit.total} label={`Unit terwakafkan untuk ${title}`} />
          <p className="flex flex-wrap justify-between gap-x-3 text-sm text-muted tabular">
            <span>
              {formatCount(taken)} dari {formatCount(unit.total)} {unit.name} terwakafkan
            </span>
            <span>
              <Money amount={unit.price} className="font-bold text-ink" /> per {unit.name}
            </span>
          </p>
        </div>
        {state || unit.remaining === 0 ? (
          <Gone state={state} />
        ) : (
          <UnitForm slug={slug} unit={unit} title={title} />
        )}
      </div>
    </Card>
  )
}

function Gone({ state }: { state: string | null }) {
  return (
    <div className="grid gap-2">
      <p className="text-sm font-semibold">
        {state ?? 'Alhamdulillah, seluruh unit sudah terwakafkan.'}
      </p>
      <LinkButton to="/campaign/wakaf-uang-abadi" look="ghost">
        Berwakaf umum
      </LinkButton>
    </div>
  )
}

type FormProps = { slug: string; title: string; unit: UnitView['unit'] }

/** The number of units: a plain field that opens the donation form. Script adds buttons and the total. */
function UnitForm({ slug, title, unit }: FormProps) {
  const [count, setCount] = useState('1')
  const isHydrated = useHydrated()
  const units = Math.min(Math.max(1, Math.floor(Number(count) || 1)), unit.remaining)
  const id = `jumlah-${slug}`
  return (
    <Form method="get" action={`/donasi-sekarang/${slug}`} className="grid gap-3">
      <label htmlFor={id} className="text-sm font-semibold">
        Jumlah {unit.name}
        <span className="sr-only"> untuk {title}</span>
      </label>
      <div className="flex items-center gap-1">
        <IconButton
          label={`Kurangi ${unit.name}`}
          icon="minus"
          className="noscript:hidden"
          disabled={units <= 1}
          onClick={() => setCount(String(units - 1))}
        />
        <input
          id={id}
          name="jumlah"
          type="number"
          inputMode="numeric"
          min={1}
          max={unit.remaining}
          required
          value={count}
          onChange={(event) => setCount(event.currentTarget.value)}
          className={`${inputClass} min-w-0 flex-1 text-center font-bold tabular`}
        />
        <IconButton
          label={`Tambah ${unit.name}`}
          icon="plus"
          className="noscript:hidden"
          data-counts=""
          disabled={units >= unit.remaining}
          onClick={() => setCount((typed) => String((Math.floor(Number(typed)) || 1) + 1))}
        />
      </div>
      <Button type="submit">
        Wakafkan
        {isHydrated && <Money amount={units * unit.price} />}
      </Button>
    </Form>
  )
}
