import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { deviceNow } from '#app/client/device-clock.client.ts'
import type { Sleep } from '../playback/upcoming.ts'
import { output, send } from '../playback/playback.ts'
import { usePlayer } from '../player-store.ts'
import { Button, IconButton } from '#app/ui/button.tsx'
import { ChoiceGrid } from '#app/ui/form/choice-grid.tsx'
import { changeSettings, settingsStore } from './extension.client.ts'
import { PlaceBar } from './place-bar.tsx'
import { RepeatChoice } from './repeat-choice.tsx'
import { SILENCES, SPEEDS } from './settings.ts'
import { ReciterChoice } from './reciter-choice.tsx'
import { GoingOnChoice, MeaningChoice, SavingChoice } from './switches.tsx'
import { silenceWords, sleepWords, speedWords } from './words.ts'
import { toast } from '#app/ui/state/toast.tsx'

const SLEEP_MINUTES = [15, 30, 60]

/** All player settings in a dialog; Escape or a press outside closes it. */
export function SettingsSheet({ onClose }: { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    const closeBeside = ({ target }: MouseEvent) => target === element && element?.close()
    if (!element?.open) element?.showModal()
    element?.addEventListener('click', closeBeside)
    return () => element?.removeEventListener('click', closeBeside)
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby="judul-murottal"
      onClose={onClose}
      className="m-0 mx-auto mt-auto max-h-[85dvh] w-full max-w-xl overscroll-contain rounded-t-card border border-line bg-surface p-0 text-ink shadow-float backdrop:bg-black/45 print-hidden sm:mb-auto sm:rounded-card"
    >
      <div className="grid grid-cols-1 gap-6 px-4 pb-8 sm:px-6">
        <header className="sticky top-0 z-1 -mx-4 flex items-center justify-between border-b border-line bg-surface py-2 pr-2 pl-4 sm:-mx-6 sm:pl-6">
          <h2 id="judul-murottal" className="text-lg">
            Pengaturan murottal
          </h2>
          <IconButton
            label="Tutup pengaturan"
            icon="close"
            onClick={() => dialog.current?.close()}
          />
        </header>
        <PlaceBar />
        <RepeatChoice />
        <SleepChoice />
        <SpeedAndSilence />
        <ReciterChoice />
        <MeaningChoice />
        <GoingOnChoice />
        <SavingChoice />
        <CastButton />
      </div>
    </dialog>
  )
}

function SleepChoice() {
  const sleep = usePlayer(({ player }) => player.sleep)
  const chosen = typeof sleep === 'object' ? String(sleep.minutes) : (sleep ?? 'mati')
  const until = typeof sleep === 'object' && `sampai ${sleepWords(sleep)}`
  return (
    <div className="grid gap-2">
      <ChoiceGrid
        name="tidur"
        legend="Pengatur tidur"
        chosen={chosen}
        onChoose={(value) => send({ type: 'sleep', sleep: sleepOf(value) })}
        choices={[
          { value: 'mati', label: 'Mati' },
          ...SLEEP_MINUTES.map(String).map((value) => ({
            value,
            label: `${value} menit`,
            note: value === chosen && until,
          })),
          { value: 'surah', label: 'Akhir surah' },
        ]}
      />
      <p className="text-xs text-muted">Ayat yang sedang dibaca selalu diselesaikan lebih dulu.</p>
    </div>
  )
}

function sleepOf(value: string): Sleep | undefined {
  if (value === 'surah') return 'surah'
  if (value === 'mati') return undefined
  const minutes = Number(value)
  return { until: deviceNow() + minutes * 60_000, minutes }
}

function SpeedAndSilence() {
  const { speed, silence } = useStore(settingsStore)
  return (
    <>
      <ChoiceGrid
        name="kecepatan"
        legend="Kecepatan"
        columns={2}
        chosen={String(speed)}
        onChoose={(value) => changeSettings({ speed: Number(value) })}
        choices={SPEEDS.map((each) => ({ value: String(each), label: speedWords(each) }))}
      />
      <ChoiceGrid
        name="jeda"
        legend="Jeda antarayat"
        columns={2}
        chosen={String(silence)}
        onChoose={(value) => {
          const choice = SILENCES.find((each) => String(each) === value)
          if (choice !== undefined) changeSettings({ silence: choice })
        }}
        choices={SILENCES.map((each) => ({ value: String(each), label: silenceWords(each) }))}
      />
    </>
  )
}

/** Plays on a speaker or television that the browser has found; nothing where there is none, or no such browser. */
function CastButton() {
  const isThere = useOtherDevice()
  if (!isThere) return null
  return (
    <Button
      look="ghost"
      onClick={() =>
        void output()
          .remote?.prompt()
          .catch((error: unknown) => {
            // Closing the list chooses nothing.
            if (error instanceof DOMException && error.name === 'NotAllowedError') return
            toast('Perangkat lain belum dapat dipakai.', 'warning')
          })
      }
    >
      Putar di perangkat lain
    </Button>
  )
}

function useOtherDevice(): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const { remote } = output()
    // The browser may know devices and still not tell when they come.
    remote?.watchAvailability(setThere).catch(() => setThere(false))
    return () => void remote?.cancelWatchAvailability().catch(() => undefined)
  }, [])
  return isThere
}
