import { Badge, Card, Chip } from '#app/ui/card.tsx'
import type { CoverDesign } from '#platform/picture/cover.ts'
import { Cover } from '#app/ui/cover.tsx'
import { Ago, DateText } from '#app/ui/date/date-text.tsx'
import { Money } from '#app/ui/money.tsx'
import { Logo, Rosette, StarNumber, StarPattern } from '#app/ui/star.tsx'
import { Stat } from '#app/ui/stat.tsx'
import { Part, Row } from './part.tsx'
import { formatCount } from '#platform/money/money.ts'

const grounds = [
  'bg-page',
  'bg-surface',
  'bg-surface-2',
  'bg-tint',
  'bg-primary',
  'bg-accent',
  'bg-accent-tint',
  'bg-success-tint',
  'bg-warning-tint',
  'bg-danger-tint',
  'bg-danger',
  'bg-hero',
]

/** Visual components: colours, type, stars, covers, numbers. */
export function LookParts({ now, covers }: { now: string; covers: CoverDesign[] }) {
  return (
    <>
      <Part name="Warna">
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-6">
          {grounds.map((ground) => (
            <li key={ground} className="grid gap-1 text-xs">
              <span className={`h-12 rounded-field border border-line ${ground}`} />
              {ground.slice('bg-'.length)}
            </li>
          ))}
        </ul>
      </Part>
      <Part name="Huruf">
        <p className="text-3xl font-extrabold">Kebaikan yang mengalir</p>
        <p className="text-2xl font-bold">Kebaikan yang mengalir</p>
        <p className="text-xl font-bold">Kebaikan yang mengalir</p>
        <p className="text-lg">Waḍ-ḍuḥā, wal-laili iżā sajā – ṣ ṭ ẓ ḥ ḍ ṡ ż ʿ</p>
        <p>Teks biasa untuk dibaca dengan tenang, sepanjang apa pun ceritanya.</p>
        <p className="text-sm text-muted">Keterangan kecil yang tetap terbaca.</p>
        <p lang="ar" dir="rtl" className="font-arab text-arab">
          وَالضُّحٰىۙ وَالَّيْلِ اِذَا سَجٰىۙ
        </p>
      </Part>
      <Part name="Kartu dan label">
        <Card className="p-5">Kartu dengan tepi lembut</Card>
        <Row>
          <Chip>Netral</Chip>
          <Chip tone="primary">Infak terikat</Chip>
          <Chip tone="accent">Mendesak</Chip>
          <Chip tone="success">Berhasil</Chip>
          <Chip tone="warning">Menunggu</Chip>
          <Chip tone="danger">Kedaluwarsa</Chip>
          <Badge count={7} label="pesan baru" />
          <Badge count={128} label="pesan baru" />
        </Row>
      </Part>
      <Part name="Bintang">
        <Row>
          <StarNumber>1</StarNumber>
          <StarNumber>286</StarNumber>
          <Logo className="size-10 text-primary" />
          <Rosette className="size-24 text-accent" />
        </Row>
        <div className="relative h-24 overflow-hidden rounded-card bg-hero text-on-hero">
          <StarPattern id="dev-stars" className="opacity-20" />
        </div>
      </Part>
      <Part name="Angka dan waktu">
        <dl className="grid grid-cols-2 gap-4">
          <Stat name="Uang">
            <Money amount={1_234_567_890} />
          </Stat>
          <Stat name="Hitungan">{formatCount(12_345)}</Stat>
        </dl>
        <p>
          <DateText at={now} /> · <DateText at={now} as="day" /> · <Ago at={now} now={now} />
        </p>
      </Part>
      <Covers covers={covers} />
    </>
  )
}

function Covers({ covers }: { covers: CoverDesign[] }) {
  return (
    <Part name="Sampul">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {covers.map((cover) => (
          <li key={cover.motif}>
            <Cover
              cover={cover}
              label={`Sampul ${cover.motif}`}
              className="aspect-[16/9] rounded-field"
            />
            <p className="text-xs text-muted">{cover.motif}</p>
          </li>
        ))}
      </ul>
    </Part>
  )
}
