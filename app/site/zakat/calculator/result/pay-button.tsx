import { useEffect } from 'react'
import { buttonClass, LinkButton } from '#app/ui/button.tsx'
import { BigFigure } from '#app/ui/big-figure.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { NATIONAL } from '#features/zakat/figures/parameters.ts'
import { type CalculatorName, calculatorPath } from '#features/zakat/zakat.ts'
import type { Receivers } from '#app/site/zakat/calculator.server.ts'
import { CARRIED } from '#app/site/donation/snapshot/carried-zakat.ts'
import { rupiahText } from '#app/site/zakat/figures.ts'
import { rememberResult } from './last-results.client.ts'
import { keepSnapshot } from '#app/site/donation/snapshot/zakat-snapshot.client.ts'
import type { Calculator } from '../use-calculator.ts'
import type { Verdict } from './verdict.ts'

type Props<N extends CalculatorName> = {
  form: Calculator<N>
  day: string
  receivers: Receivers
  closed: string | undefined
  verdict: Verdict
}

const SETTLED_MS = 1500

/** A button to donate the calculated amount; when nothing is due, to donate anyway. */
export function PayButton<N extends CalculatorName>(props: Props<N>) {
  const { form, day, receivers, closed, verdict } = props
  const isHydrated = useHydrated()
  const { name, values, reading } = form
  const { title, amount } = verdict
  const text = amount === undefined ? null : rupiahText(amount)

  // A result is stored only after it has stayed unchanged for a moment, not while the user types.
  useEffect(() => {
    const timer = setTimeout(() => rememberResult({ name, title, amount: text, day }), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [name, title, text, day])

  if (verdict.kind !== 'due') return <GiveAnyway slug={receivers.infak} kind={verdict.kind} />
  if (closed) return <Notice>{closed}</Notice>
  if (!receivers.zakat || typeof amount !== 'number') {
    return (
      <Notice>
        Lembaga ini belum menerima {name === 'fidyah' ? 'fidyah' : 'zakat ini'} lewat situs.
        Tunaikan melalui BAZNAS atau LAZ resmi di daerah Anda.
      </Notice>
    )
  }
  const { zakat: slug } = receivers
  const snapshot = {
    jenis: name,
    input: reading.input,
    tanggal: day,
    wilayah: values.wilayah ?? NATIONAL,
    zakatRupiah: amount,
  }
  const words = (
    <span>
      Tunaikan <BigFigure value={rupiahText(amount)} />
    </span>
  )
  // Without script a form carries the calculation in its body, because incomes must not appear in an address.
  if (!isHydrated) {
    return (
      <button
        type="submit"
        formAction={`/donasi-sekarang/${slug}`}
        name={CARRIED}
        value={JSON.stringify(snapshot)}
        className={buttonClass()}
      >
        {words}
      </button>
    )
  }
  return (
    <LinkButton
      to={`/donasi-sekarang/${slug}?nominal=${amount}`}
      onClick={() => keepSnapshot(slug, snapshot)}
    >
      {words}
    </LinkButton>
  )
}

function GiveAnyway({ slug, kind }: { slug: string | undefined; kind: Verdict['kind'] }) {
  if (kind === 'other') {
    return (
      <LinkButton to={calculatorPath('zakatperdagangan')}>Hitung sebagai perdagangan</LinkButton>
    )
  }
  if (!slug || kind === 'inKind') return null
  return <LinkButton to={`/donasi-sekarang/${slug}`}>Berinfak seikhlasnya</LinkButton>
}
