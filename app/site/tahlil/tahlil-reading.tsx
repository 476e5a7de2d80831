import { Link } from 'react-router'
import { ArabicText, LatinText } from '#app/ui/arabic-text.tsx'
import { BasmalaLine } from '#app/site/reader/reader-parts.tsx'
import { Chip } from '#app/ui/card.tsx'
import type { Reading, ReadPassage, TahlilReading } from '#features/tahlil/tahlil.ts'
import { Counter } from './counter.tsx'
import { useTahlil } from './tahlil-store.ts'

type Props = { item: TahlilReading; isArabicOnly: boolean; onComplete(order: number): void }

/** One reading of the tahlil, with a counter when it is repeated. */
export function TahlilItem({ item, isArabicOnly, onComplete }: Props) {
  const { id, order, title, times, readings, note, isPending, reviewWords } = item
  return (
    <li
      id={`bacaan-${order}`}
      className="tahlil-item border-b border-line px-4 py-5 last:border-b-0 lg:px-7"
    >
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span aria-hidden="true" className="verse-star shrink-0">
          {order}
        </span>
        <h2 tabIndex={-1} className="text-base outline-none">
          {title}
        </h2>
        {!isPending && Math.max(...times) > 1 && <Chip tone="accent">{timesWords(times)}</Chip>}
        <span className="ml-auto flex flex-wrap print-hidden">
          {readings.filter(isPassage).map((passage) => (
            <PassageLink key={`${passage.surah}:${passage.from}`} passage={passage} />
          ))}
        </span>
      </div>
      {isPending && <Pending />}
      {id === 'hadiah' && <Hadiah />}
      {note && !isArabicOnly && <p className="mt-2 text-sm text-muted">{note}</p>}
      <div className="grid gap-4">
        {readings.map((reading, place) => (
          <ReadingText key={place} reading={reading} isArabicOnly={isArabicOnly} />
        ))}
      </div>
      {reviewWords && <p className="mt-3 text-sm text-muted">{reviewWords}</p>}
      {!isPending && Math.max(...times) > 1 && (
        <Counter id={id} title={title} times={times} onComplete={() => onComplete(order)} />
      )}
    </li>
  )
}

function ReadingText({ reading, isArabicOnly }: { reading: Reading; isArabicOnly: boolean }) {
  if (!isPassage(reading)) return <Words {...reading} isArabicOnly={isArabicOnly} />
  const { hasBasmala, verses } = reading
  return (
    <div>
      {hasBasmala && <BasmalaLine />}
      <div className="grid gap-3">
        {verses.map(({ ayah, ...words }) => (
          <Words
            key={ayah}
            {...words}
            {...(verses.length > 1 && { ayah })}
            isArabicOnly={isArabicOnly}
          />
        ))}
      </div>
    </div>
  )
}

type WordsProps = {
  /** The verse number, where there are several verses. */
  ayah?: number
  arabic: string
  latin: string | null
  indonesian: string
  isArabicOnly: boolean
}

function Words({ ayah, arabic, latin, indonesian, isArabicOnly }: WordsProps) {
  const number = ayah === undefined ? '' : `${ayah}. `
  return (
    <div>
      <ArabicText className="text-arab lg:text-arab-lg">{arabic}</ArabicText>
      {!isArabicOnly && (
        <>
          {latin && (
            <LatinText data-latin="" className="mt-1.5 text-sm text-primary">
              {number}
              {latin}
            </LatinText>
          )}
          <p data-arti="" className="mt-1">
            {number}
            {indonesian}
          </p>
        </>
      )}
    </div>
  )
}

function Pending() {
  return (
    <p className="mt-3 rounded-field bg-warning-tint px-4 py-3 text-sm">
      Bagian ini belum kami muat. Bacalah dari buku tahlil yang biasa Anda pakai, atau ikuti imam.
    </p>
  )
}

function PassageLink({ passage: { surah, name, from, to, isPart } }: { passage: ReadPassage }) {
  const verses = from === to ? `${from}` : `${from}–${to}`
  return (
    <Link
      to={`/surat/${surah}#ayat-${from}`}
      aria-label={`QS ${surah}:${verses}, ${isPart ? 'bagian dari ' : ''}Surah ${name}`}
      className="grid min-h-11 place-items-center px-2 text-sm font-semibold text-primary tabular"
    >
      QS {surah}:{verses}
    </Link>
  )
}

/** '33×', or '33 atau 100×' when two numbers are known. */
function timesWords(times: readonly number[]): string {
  return `${times.join(' atau ')}×`
}

function isPassage(reading: Reading): reading is ReadPassage {
  return 'verses' in reading
}

/** The people for whom Al-Fatihah is read, in order. The last is the name typed on this device. */
function Hadiah() {
  const name = useTahlil((tahlil) => tahlil.name.trim())
  return (
    <ol className="mt-3 list-decimal space-y-1 pl-5 text-sm marker:text-muted">
      <li>Nabi Muhammad saw., keluarga, dan para sahabat</li>
      <li>para nabi, wali, ulama, dan orang-orang saleh</li>
      <li>ahli kubur, muslimin dan muslimat</li>
      <li data-hadiah="" className="break-words">
        {name ? (
          <>
            khususnya untuk <strong>{name}</strong>
          </>
        ) : (
          'khususnya untuk almarhum atau almarhumah yang didoakan'
        )}
      </li>
    </ol>
  )
}
