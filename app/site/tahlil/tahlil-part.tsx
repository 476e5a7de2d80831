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
import { changeWish, forgetCounts, goesOnNow, useTahlil } from './tahlil-store.ts'
import { TahlilItem } from './tahlil-reading.tsx'
import { Button } from '#app/ui/button.tsx'
import { Switch, TextField } from '#app/ui/form/field.tsx'
import { NAME_LENGTH } from './counting.ts'

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

/** The name of the deceased and the settings of the screen; all of it stays on the device. */
function TahlilWishes() {
  const name = useTahlil((tahlil) => tahlil.name)
  const goesOn = useTahlil((tahlil) => tahlil.goesOn)
  const isCounted = useTahlil(({ counts }) => Object.values(counts).some(({ done }) => done > 0))
  return (
    <section
      aria-label="Persiapan"
      className="mx-page mt-4 grid gap-3 rounded-card border border-line bg-surface p-4 print-hidden noscript:hidden lg:mx-0 lg:mt-0 lg:p-6 lg:shadow-card"
    >
      <TextField
        name="almarhum"
        label="Nama almarhum atau almarhumah"
        isOptional
        hint="Tampil pada hadiah Al-Fatihah. Hanya disimpan di perangkat ini, tidak dikirim ke mana pun."
        autoComplete="off"
        maxLength={NAME_LENGTH}
        placeholder="Bapak Ahmad bin Abdullah"
        value={name}
        onChange={(event) => changeWish({ name: event.currentTarget.value })}
      />
      <Switch
        name="lanjut"
        label="Lanjut otomatis"
        hint="Setelah hitungan selesai, layar pindah ke bacaan berikutnya."
        checked={goesOn}
        onChange={(event) => changeWish({ goesOn: event.currentTarget.checked })}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="ghost" icon="history" disabled={!isCounted} onClick={forgetCounts}>
          Ulangi semua hitungan
        </Button>
      </div>
    </section>
  )
}
