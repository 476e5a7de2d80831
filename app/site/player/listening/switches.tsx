import { type ReactNode, useEffect, useId, useState } from 'react'
import { useStore } from 'zustand'
import { isSavingData } from '../data-saver.client.ts'
import { kbps } from '../hosts.ts'
import { usePlayer } from '../player-store.ts'
import { changeSettings, settingsStore } from './extension.client.ts'
import { deviceVoice } from '../speech/meaning.client.ts'

type Props = {
  label: string
  note: ReactNode
  isOn: boolean
  isDisabled?: boolean
  onChange(isOn: boolean): void
}

/** Prefers lighter recordings. */
export function SavingChoice() {
  const isSaving = useStore(settingsStore, (settings) => settings.isSaving) ?? isSavingData()
  const isOffered = usePlayer(({ player }) => hasLighter(player.current?.sources ?? []))
  return (
    <SettingSwitch
      label="Hemat data"
      note={
        isOffered
          ? 'Memakai rekaman yang lebih ringan mulai ayat berikutnya.'
          : 'Qari ini hanya punya satu ukuran rekaman.'
      }
      isOn={isSaving}
      onChange={(isOn) => changeSettings({ isSaving: isOn })}
    />
  )
}

/** Reads the translation between the verses, where the device has an Indonesian voice. */
export function MeaningChoice() {
  const isOn = useStore(settingsStore, (settings) => settings.readsMeaning)
  const [voice, setVoice] = useState(deviceVoice)
  useEffect(() => {
    if (!('speechSynthesis' in globalThis)) return
    const look = () => setVoice(deviceVoice())
    speechSynthesis.addEventListener('voiceschanged', look)
    return () => speechSynthesis.removeEventListener('voiceschanged', look)
  }, [])
  return (
    <SettingSwitch
      label="Bacakan terjemahan"
      note={
        voice
          ? `Setelah tiap ayat, artinya dibacakan oleh suara perangkat Anda (${voice.name}).`
          : 'Perangkat atau peramban ini belum punya suara bahasa Indonesia. Suara dapat ditambah di pengaturan perangkat, bagian teks ke ucapan.'
      }
      isOn={isOn && voice !== undefined}
      isDisabled={voice === undefined}
      onChange={(readsMeaning) => changeSettings({ readsMeaning })}
    />
  )
}

/** Goes on to the next surah or juz. */
export function GoingOnChoice() {
  const goesOn = useStore(settingsStore, (settings) => settings.goesOn)
  const kind = usePlayer(({ player }) => player.playlist?.kind)
  const what = kind === 'juz' ? 'juz' : 'surah'
  return (
    <SettingSwitch
      label={`Lanjut ke ${what} berikutnya`}
      note={`Setelah ${what} ini selesai, murottal tidak berhenti. Pengatur tidur tetap berlaku.`}
      isOn={goesOn}
      onChange={(isOn) => changeSettings({ goesOn: isOn })}
    />
  )
}

function hasLighter(sources: readonly string[]): boolean {
  return new Set(sources.map(kbps)).size > 1
}

/** A setting that is on or off, with a sentence about it. */
function SettingSwitch({ label, note, isOn, isDisabled, onChange }: Props) {
  const id = useId()
  return (
    <div className="flex min-h-12 items-start gap-3">
      <input
        id={id}
        type="checkbox"
        aria-describedby={`${id}-ket`}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-6 shrink-0 accent-primary"
      />
      <div className="grid flex-1">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-ket`} className="text-sm text-muted">
          {note}
        </p>
      </div>
    </div>
  )
}
