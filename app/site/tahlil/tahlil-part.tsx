import type { ReactNode } from 'react'
import { bringIntoView } from '#app/site/player/follow-verse.client.ts'
import {
  LookButton,
  ModeLink,
  ModeName,
  ReaderTools,
  TextToggles,
  useIsMushaf,
} from '#app/site/reader/reader-bar.tsx'
import { ReaderFrame, VersePage } from '#app/site/reader/reader-frame.tsx'
import { ReaderHeader } from '#app/site/reader/reader-header.tsx'
import type { TahlilReading } from '#features/tahlil/tahlil.ts'
import { Closing } from './closing.tsx'
import { goesOnNow } from './tahlil-store.ts'
import { TahlilItem } from './tahlil-reading.tsx'
import { TahlilWishes } from './tahlil-wishes.tsx'

/** Time to see a complete count before the screen moves on. */
const GOES_ON_AFTER_MS = 700

export function TahlilPart({ readings, tabs }: { readings: TahlilReading[]; tabs: ReactNode }) {
  const isMushaf = useIsMushaf()
  const goOnAfter = (order: number) => {
    const next = readings.find((item) => item.order > order && item.readings.length > 0)
    if (next && goesOnNow()) setTimeout(() => goTo(`bacaan-${next.order}`), GOES_ON_AFTER_MS)
  }
  return (
    <ReaderFrame
      header={
        <ReaderHeader
          eyebrow="Susunan yang lazim"
          title="Yasin & tahlil"
          subtitle="Bacaan tahlil dan doa bagi yang telah wafat"
          facts={[`${readings.length} bacaan`, 'Arab, Latin, dan arti']}
        />
      }
      bar={
        <>
          {tabs}
          <TahlilBar isMushaf={isMushaf} />
        </>
      }
    >
      {!isMushaf && <TahlilWishes />}
      <VersePage>
        <ol>
          {readings.map((item) => (
            <TahlilItem key={item.id} item={item} isArabicOnly={isMushaf} onComplete={goOnAfter} />
          ))}
        </ol>
      </VersePage>
      <Closing hasOrder next={{ to: '/yasin-tahlil', label: 'Kembali ke Yasin', icon: 'left' }} />
    </ReaderFrame>
  )
}

function TahlilBar({ isMushaf }: { isMushaf: boolean }) {
  const label = isMushaf ? 'Tampilkan dengan arti' : 'Mode baca: hanya Arab'
  const to = `?bagian=tahlil${isMushaf ? '' : '&tampil=mushaf'}`
  return (
    <ReaderTools kind="tahlil">
      {isMushaf ? <ModeName>Mode baca</ModeName> : <TextToggles />}
      <span className="ml-auto flex">
        <ModeLink isMushaf={isMushaf} to={to} label={label} />
        <LookButton />
      </span>
    </ReaderTools>
  )
}

/** Scrolls to a reading and focuses its counter, or its title where there is none. */
function goTo(id: string): void {
  bringIntoView(id)
  document
    .querySelector<HTMLElement>(`#${id} [data-counter] button, #${id}:not(:has([data-counter])) h2`)
    ?.focus({ preventScroll: true })
}
