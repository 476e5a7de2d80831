import { Link } from 'react-router'
import { LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Money } from '#app/ui/money.tsx'
import { formatGregorian, weekdayName } from '#features/calendar/day.ts'
import type { OddNight } from '#features/calendar/ramadan.server.ts'
import type { FitrahSeason } from '#features/zakat/fitrah-season.ts'
import { formatDay } from '#platform/time/jakarta.ts'
import { DateBadge } from '../day-list.tsx'

/** The odd nights of the last ten, each under the date of its evening. */
export function OddNights({ nights, isEstimate }: { nights: OddNight[]; isEstimate: boolean }) {
  return (
    <section className="grid gap-3 print-hidden">
      <header className="grid gap-0.5">
        <h2 className="text-xl">Malam Lailatulqadar</h2>
        <p className="text-muted">
          Dicari pada malam ganjil sepuluh hari terakhir. Tiap malam mulai saat Magrib.
          {isEstimate && <span>{' Tanggalnya perkiraan.'}</span>}
        </p>
      </header>
      <ul className="grid gap-2">
        {nights.map(({ number, evening }) => (
          <li
            key={number}
            className="flex items-center gap-4 rounded-tile border border-line bg-surface p-2.5"
          >
            <DateBadge day={evening} />
            <div>
              <p className="font-semibold">Malam ke-{number}</p>
              <p className="text-sm text-muted">
                {weekdayName(evening)} malam, {formatGregorian(evening)}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <Link to="/surat/97" className="font-semibold text-primary hover:underline">
        Baca Surah Al-Qadr
      </Link>
    </section>
  )
}

type FitrahProps = {
  season: FitrahSeason
  perPerson: { amount: number; decree: string | null } | undefined
  isReceived: boolean
}

/** Zakat fitrah, with the same dated figure as its calculator. */
export function FitrahCard({ season, perPerson, isReceived }: FitrahProps) {
  const isOpen = season.state === 'open' && isReceived
  return (
    <Card as="section" className="grid content-start gap-3 p-5 print-hidden lg:p-6">
      <h2 className="text-xl">Zakat fitrah</h2>
      {perPerson && (
        <p>
          <strong className="text-2xl tabular">
            <Money amount={perPerson.amount} />
          </strong>{' '}
          <span className="text-muted">untuk setiap jiwa</span>
        </p>
      )}
      {perPerson?.decree && <p className="text-sm text-muted">{perPerson.decree}</p>}
      <p>{seasonWords(season)}</p>
      <LinkButton
        to="/zakatcalculator/zakatfitrah"
        look={isOpen ? 'primary' : 'ghost'}
        icon="calculator"
      >
        {isOpen ? 'Tunaikan zakat fitrah' : 'Hitung zakat fitrah'}
      </LinkButton>
    </Card>
  )
}

function seasonWords(season: FitrahSeason): string {
  if (season.state === 'unknown') return 'Ditunaikan pada bulan Ramadan, sebelum salat Idulfitri.'
  const estimate = season.isEstimate ? ' (perkiraan)' : ''
  if (season.state === 'closed') return `Dibuka ${formatDay(season.opens)}${estimate}.`
  if (season.state === 'closing') {
    return 'Salat Idulfitri sebentar lagi: tunaikan langsung kepada amil di masjid tempat Anda salat.'
  }
  if (season.state === 'late') {
    return 'Salat Idulfitri sudah ditunaikan; yang diberikan sekarang dicatat sebagai sedekah.'
  }
  return `Tunaikan sebelum salat Idulfitri, ${formatDay(season.idulfitri)}${estimate}.`
}
