import { useState } from 'react'
import { Form, Link } from 'react-router'
import { Button, IconButton, LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { inputClass } from '#app/ui/form/field.tsx'
import { Money } from '#app/ui/money.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { CardView } from '#app/site/campaign/campaign-card.tsx'
import { CampaignPicture } from '#app/site/campaign/campaign-picture.tsx'
import { formatCount } from '#platform/money/money.ts'

export type UnitView = CardView & {
  unit: { name: string; price: number; total: number; remaining: number }
  packages: { id: string; name: string; price: number; units: number }[]
  summary: string
}

/** A wakaf by units: the price of one, how many are left, and a form for the number. */
export function UnitCard({ campaign }: { campaign: UnitView }) {
  const { slug, title, summary, unit, state } = campaign
  const donated = unit.total - unit.remaining
  return (
    <Card as="article" className="flex h-full flex-col overflow-hidden">
      <CampaignPicture
        campaign={campaign}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
        className="aspect-[16/9]"
      />
      <div className="flex flex-1 flex-col gap-3 p-4 lg:p-5">
        <h3 className="text-base leading-snug">
          <Link to={`/campaign/${slug}`} className="hover:underline">
            {title}
          </Link>
        </h3>
        <p className="text-sm text-muted">{summary}</p>
        <div className="mt-auto grid gap-1.5">
          <ProgressBar ratio={donated / unit.total} label={`Unit terwakafkan untuk ${title}`} />
          <p className="flex flex-wrap justify-between gap-x-3 text-sm text-muted tabular">
            <span>
              {formatCount(donated)} dari {formatCount(unit.total)} {unit.name} terwakafkan
            </span>
            <span>
              <Money amount={unit.price} className="font-bold text-ink" /> per {unit.name}
            </span>
          </p>
        </div>
        {state || unit.remaining === 0 ? (
          <Gone state={state} />
        ) : (
          <>
            <UnitForm slug={slug} unit={unit} title={title} />
            <Packages slug={slug} unit={unit} packages={campaign.packages} />
          </>
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

/** The packages of the unit, each a way to its form. */
function Packages({ slug, unit, packages }: Pick<UnitView, 'slug' | 'unit' | 'packages'>) {
  if (packages.length === 0) return null
  return (
    <div className="grid gap-2">
      <p className="text-sm font-semibold">Atau pilih paket</p>
      <ul className="grid gap-2">
        {packages.map(({ id, name, price, units }) => (
          <li key={id}>
            <Link
              to={`/donasi-sekarang/${slug}?paket=${id}`}
              className="flex min-h-touch flex-wrap items-center justify-between gap-x-3 rounded-field border border-line px-3 py-2 text-sm hover:border-primary"
            >
              <span className="min-w-0 wrap-anywhere">
                {name}, {formatCount(units)} {unit.name}
              </span>
              <Money amount={price} className="font-bold" />
            </Link>
          </li>
        ))}
      </ul>
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
