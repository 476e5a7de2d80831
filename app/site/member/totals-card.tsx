import { useState } from 'react'
import { ApiFailure, api } from '#app/client/api.client.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { BigFigure } from '#app/ui/big-figure.tsx'
import { Money } from '#app/ui/money.tsx'
import { toast } from '#app/ui/state/toast.tsx'
import { donatedFundWords } from '#features/ledger/funds.ts'
import type { MyDonationApi } from '#features/my-donation/api.server.ts'
import type { TotalsBody } from '#features/my-donation/contract.ts'
import { saveFile } from '#app/client/save-file.client.ts'
import { RecapForm } from './recap-form.tsx'

type Props = { years: TotalsBody['years']; year: string | undefined }

/** The donations of one year by fund, with their receipts. Shows the newest year by default. */
export function TotalsCard({ years, year }: Props) {
  const sum = year ? years.find((each) => String(each.year) === year) : years[0]
  const [isBusy, setBusy] = useState<'pdf' | 'csv'>()

  async function fetchFile(kind: 'pdf' | 'csv') {
    setBusy(kind)
    try {
      const { donations, 'donations.csv': csv } = api<MyDonationApi>('member').me
      if (kind === 'csv') {
        const answer = await csv.$get({ query: year ? { year } : {} })
        await saveFile(answer, `donasi-${year ?? 'semua'}.csv`)
      } else if (sum) {
        const file = `${sum.year}.pdf`
        await saveFile(
          await donations.rekap[':file'].$get({ param: { file } }),
          `rekap-donasi-${file}`,
        )
      }
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause
      toast(cause.message, 'warning')
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <Card as="section" className="grid gap-4 p-5">
      {sum ? <YearSum sum={sum} /> : <NothingYet year={year} />}
      <div className="grid gap-2">
        {sum && (
          <Button
            look="ghost"
            icon="download"
            isBusy={isBusy === 'pdf'}
            onClick={() => void fetchFile('pdf')}
          >
            Rekap {sum.year} (PDF)
          </Button>
        )}
        <Button
          look="quiet"
          icon="download"
          isBusy={isBusy === 'csv'}
          onClick={() => void fetchFile('csv')}
        >
          Unduh CSV
        </Button>
        {sum && <RecapForm year={String(sum.year)} />}
      </div>
    </Card>
  )
}

function YearSum({ sum }: { sum: TotalsBody['years'][number] }) {
  return (
    <div className="grid gap-3">
      <div>
        <h2 className="text-base">Donasi {sum.year}</h2>
        <p className="text-2xl font-extrabold text-primary">
          <BigFigure value={sum.total} />
        </p>
      </div>
      <dl className="grid gap-1.5 text-sm">
        {sum.funds.map(({ fund, amount }) => (
          <div key={fund} className="flex justify-between gap-3">
            <dt className="text-muted">{donatedFundWords[fund]}</dt>
            <dd className="font-semibold">
              <Money amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function NothingYet({ year }: { year: string | undefined }) {
  return (
    <div className="grid gap-1">
      <h2 className="text-base">{year ? `Donasi ${year}` : 'Rekap tahunan'}</h2>
      <p className="text-sm text-muted">
        Setelah ada donasi yang berhasil, jumlahnya per jenis dana tampil di sini.
      </p>
    </div>
  )
}
