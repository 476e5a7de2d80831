import type { ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'
import { BigFigure } from '#app/ui/big-figure.tsx'
import { DateText } from '#app/ui/date/date-text.tsx'
import {
  metalNisab,
  type ZakatParameter,
  type ZakatParameters,
} from '#features/zakat/figures/parameters.ts'
import type { CalculatorName } from '#features/zakat/zakat.ts'
import { rupiahText } from './figures.ts'
import { ParameterNote } from './parameter-note.tsx'
import { ZakatSign } from './zakat-sign.tsx'

type Props = { parameters: ZakatParameters; now: string }

/** The thresholds and rates in force today, each with its decree or source. */
export function NisabToday({ parameters, now }: Props) {
  const { nisabBulan, nisabTahun, tarifPerJiwa, tarifPerHari } = parameters
  const { hargaEmas24PerGram: gold, hargaPerakPerGram: silver } = parameters
  return (
    <section className="grid gap-4">
      <header className="grid gap-0.5">
        <h2 className="text-xl">Nisab yang berlaku</h2>
        <p className="text-muted">
          Ketetapan pada <DateText at={now} as="day" />. Nisab emas dan perak mengikuti harga pada
          tanggal yang tertulis.
        </p>
      </header>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
        <Figure
          name="zakatpenghasilan"
          label="Penghasilan"
          amount={nisabBulan && rupiahText(nisabBulan.amount)}
          unit="sebulan"
          parameter={nisabBulan}
        >
          {nisabTahun && <>atau {rupiahText(nisabTahun.amount)} setahun</>}
        </Figure>
        <Figure
          name="zakatemas"
          label="Emas dan simpanan uang"
          amount={nisabText(parameters, 'emas')}
          unit="= 85 gram emas"
          parameter={gold}
          isPrice
        >
          {gold && <>{rupiahText(gold.amount)} per gram</>}
        </Figure>
        <Figure
          name="zakatperak"
          label="Perak"
          amount={nisabText(parameters, 'perak')}
          unit="= 595 gram perak"
          parameter={silver}
          isPrice
        >
          {silver && <>{rupiahText(silver.amount)} per gram</>}
        </Figure>
        <Figure
          name="zakatfitrah"
          label="Zakat fitrah"
          amount={tarifPerJiwa && rupiahText(tarifPerJiwa.amount)}
          unit="per jiwa"
          parameter={tarifPerJiwa}
        >
          atau 2,5 kg (3,5 liter) beras
        </Figure>
        <Figure
          name="fidyah"
          label="Fidyah"
          amount={tarifPerHari && rupiahText(tarifPerHari.amount)}
          unit="per hari puasa"
          parameter={tarifPerHari}
        />
        <Why />
      </div>
    </section>
  )
}

type FigureProps = {
  name: CalculatorName
  label: string
  amount: string | undefined
  unit: string
  parameter: ZakatParameter | undefined
  isPrice?: boolean
  children?: ReactNode
}

function Figure({ name, label, amount, unit, parameter, isPrice, children }: FigureProps) {
  return (
    <Card className="grid content-start gap-2 p-5">
      <p className="flex items-center gap-2 font-semibold">
        <ZakatSign name={name} className="size-5.5 text-primary" />
        {label}
      </p>
      {amount ? (
        <p className="grid">
          <BigFigure value={amount} className="text-2xl font-extrabold tracking-tight" />
          <span className="text-muted">
            {unit}
            {children && <span> · {children}</span>}
          </span>
        </p>
      ) : (
        <p className="text-muted">
          {isPrice
            ? 'Belum ada harga baru. Isi harga hari ini di kalkulator.'
            : 'Sedang diperbarui.'}
        </p>
      )}
      {parameter && <ParameterNote parameter={parameter} />}
    </Card>
  )
}

function Why() {
  return (
    <div className="grid content-start gap-1.5 rounded-card bg-surface-2 p-5">
      <p className="font-semibold">Mengapa nisab penghasilan lebih rendah?</p>
      <p className="text-sm text-muted">
        Keputusan BAZNAS 2026 menghitung nisab penghasilan dari emas 14 karat, sedangkan nisab emas
        dan simpanan memakai emas murni 24 karat pada harga pasar. Keduanya kami tampilkan apa
        adanya beserta dasarnya.
      </p>
    </div>
  )
}

function nisabText(parameters: ZakatParameters, metal: 'emas' | 'perak'): string | undefined {
  const nisab = metalNisab(parameters, metal)
  return nisab === undefined ? undefined : rupiahText(nisab)
}
