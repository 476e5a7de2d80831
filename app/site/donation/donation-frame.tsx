import type { ReactNode } from 'react'
import { CurrencyForm } from '#app/site/exchange-rate/converted-sum.tsx'
import { BackLink } from '#app/ui/button.tsx'

const steps = ['Isi data', 'Pilih cara bayar', 'Bayar'] as const

type FrameProps = {
  title: string
  back: { to: string; label: string }
  /** 1 to 3; absent when no step is left. */
  step?: 1 | 2 | 3
  children: ReactNode
}

/** The frame of the donation and payment screens: back link, title, and the current step. */
export function DonationFrame({ title, back, step, children }: FrameProps) {
  return (
    <div className="mx-auto grid max-w-wide gap-4 px-page pt-3 lg:gap-8 lg:pt-8">
      <header className="grid gap-2">
        <div className="flex items-center gap-1">
          <BackLink to={back.to} label={back.label} />
          <h1 className="text-xl lg:text-2xl">{title}</h1>
        </div>
        {step && <Steps at={step} />}
      </header>
      {children}
      <CurrencyForm />
    </div>
  )
}

function Steps({ at }: { at: number }) {
  return (
    <div className="grid gap-1.5 lg:max-w-md">
      <p className="sr-only text-sm text-muted lg:not-sr-only">
        Langkah {at} dari {steps.length} · {steps[at - 1]}
      </p>
      <div aria-hidden="true" className="grid grid-cols-3 gap-1.5">
        {steps.map((name, index) => (
          <span
            key={name}
            className={`h-1 rounded-full ${index < at ? 'bg-primary' : 'bg-line'}`}
          />
        ))}
      </div>
    </div>
  )
}

type ColumnsProps = {
  children: ReactNode
  summary: ReactNode
  /** The main button: at the bottom of a phone above all other bars, or below the summary on a wide screen. */
  bar?: ReactNode
  /** Puts the summary before the content on a phone. */
  isSummaryFirst?: boolean
}

/** Content with its summary: one column on a phone, two from 1024 px. */
export function DonationColumns({ children, summary, bar, isSummaryFirst = false }: ColumnsProps) {
  const [content, aside] = isSummaryFirst ? ['order-2', 'order-1'] : ['order-1', 'order-2']
  return (
    <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-x-10">
      <div className={`grid min-w-0 gap-7 lg:order-none lg:gap-5 ${content}`}>{children}</div>
      <aside aria-label="Ringkasan" className="contents lg:sticky lg:top-24 lg:grid lg:gap-4">
        <div className={`lg:order-none ${aside}`}>{summary}</div>
        {bar && (
          <div className="sticky bottom-above-bars z-20 short:static order-3 -mx-page border-t border-line bg-surface px-page py-3 print-hidden lg:static lg:order-none lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0">
            {bar}
          </div>
        )}
      </aside>
    </div>
  )
}

/** The classes of one part of a donation screen: plain on a phone, a card on a wide screen. */
export const partClass =
  'grid gap-4 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-6 lg:shadow-card'
