import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { isSavingData } from '../data-saver.client.ts'
import { kbps } from '../hosts.ts'
import { usePlayer } from '../player-store.ts'
import { changeSettings, settingsStore } from './extension.client.ts'
import { deviceVoice } from '../speech/meaning.client.ts'
import { SettingSwitch } from './setting-switch.tsx'

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
