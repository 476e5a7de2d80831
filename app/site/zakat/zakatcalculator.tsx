import { Link } from 'react-router'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { CalculatorGroups } from './calculator-cards.tsx'
import { Disclaimer } from './disclaimer.tsx'
import { ZakatGuide } from './guide.tsx'
import { RememberedResults } from './calculator/result/remembered.tsx'
import type { Route } from './+types/zakatcalculator.ts'

export const handle = { cache: 'public', maxAge: 300 }

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Kalkulator zakat',
    description:
      'Hitung zakat penghasilan, tabungan, emas, perhiasan, dagangan, saham, pertanian, ternak, dan zakat fitrah dengan nisab dan tarif yang berlaku hari ini, lengkap dengan rinciannya.',
    path: '/zakatcalculator',
  })
}

export default function ZakatCalculator() {
  return (
    <div className="mx-auto grid max-w-wide gap-8 px-page pt-6 lg:gap-12 lg:pt-10">
      <header className="grid max-w-reading gap-2">
        <h1 className="text-2xl lg:text-3xl">Kalkulator zakat</h1>
        <p className="text-muted lg:text-lg">
          Pilih jenis hartanya, isi angkanya, dan lihat rinciannya langsung. Nisab dan tarif yang
          dipakai selalu ditunjukkan beserta keputusannya.
        </p>
      </header>
      <RememberedResults />
      <ZakatGuide />
      <CalculatorGroups />
      <div className="grid gap-4 lg:max-w-reading">
        <Disclaimer />
        <p>
          Ingin tahu lebih dahulu?{' '}
          <Link to="/zakat" className="font-semibold text-primary underline">
            Pelajari zakat, nisab, dan delapan golongan penerimanya
          </Link>
          .
        </p>
      </div>
    </div>
  )
}
