import type { PlayerState } from '../player-state.ts'
import type { Sleep } from '../playback/upcoming.ts'
import type { Settings, Silence } from './settings.ts'

/** Formats a speed as '1,25×'. */
export function speedWords(speed: number): string {
  return `${speed.toLocaleString('id-ID')}×`
}

/** The name of a silence setting. */
export function silenceWords(silence: Silence): string {
  if (silence === 0) return 'Tanpa jeda'
  return silence === 'bacaan' ? 'Sepanjang bacaan' : `${silence} detik`
}

/** The time at which the sleep timer stops, such as '21.45', or the end of the surah. */
export function sleepWords(sleep: Sleep): string {
  if (sleep === 'surah') return 'Akhir surah'
  const time = { hour: '2-digit', minute: '2-digit', hour12: false } as const
  return new Intl.DateTimeFormat('id-ID', time).format(sleep.until)
}

/** Minutes and seconds, such as '1.05'. */
export function positionClock(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}.${String(whole % 60).padStart(2, '0')}`
}

/** A position for screen readers, such as '12 detik dari 1 menit 5 detik'. */
export function placeWords(at: number, length: number): string {
  return `${durationWords(at)} dari ${durationWords(length)}`
}

function durationWords(seconds: number): string {
  const whole = Math.floor(seconds)
  const minutes = Math.floor(whole / 60)
  return minutes > 0 ? `${minutes} menit ${whole % 60} detik` : `${whole} detik`
}

/** A setting as the card shows it, and as a screen reader says it. */
export type PlayerChip = {
  icon: 'repeat' | 'clock' | 'moon' | null
  short: string
  fullLabel: string
}

/** A chip for each setting that differs from the default. */
export function chipsOf(player: PlayerState, { speed, silence }: Settings): PlayerChip[] {
  const chips: PlayerChip[] = []
  const { repeat, sleep, playlist } = player
  if (repeat?.kind === 'verse' && playlist?.kind !== 'list')
    chips.push({ icon: 'repeat', short: 'Ayat ini', fullLabel: 'Mengulang ayat ini' })
  if (repeat && playlist?.kind === 'list')
    chips.push({ icon: 'repeat', short: 'Daftar', fullLabel: 'Mengulang daftar ini' })
  else if (repeat?.kind === 'range' && playlist) {
    const [from, to] = [repeat.from, repeat.to].map((place) => playlist.tracks[place]?.ayah)
    const verses = from === to ? `${from}` : `${from}–${to}`
    const rounds = repeat.times > 0 ? `${repeat.round}/${repeat.times}` : `ke-${repeat.round}`
    chips.push({
      icon: 'repeat',
      short: `${verses} · ${rounds}`,
      fullLabel: `Mengulang ayat ${verses}, putaran ${rounds}`,
    })
  }
  if (sleep) {
    const words = sleepWords(sleep)
    const when = sleep === 'surah' ? 'di akhir surah' : `pukul ${words}`
    chips.push({ icon: 'moon', short: words, fullLabel: `Berhenti ${when}` })
  }
  if (speed !== 1) {
    const words = speedWords(speed)
    chips.push({ icon: null, short: words, fullLabel: `Kecepatan ${words}` })
  }
  if (silence !== 0) {
    const short = silence === 'bacaan' ? 'Jeda' : `${silence} dtk`
    const fullLabel = `Jeda antarayat ${silenceWords(silence).toLowerCase()}`
    chips.push({ icon: 'clock', short, fullLabel })
  }
  return chips
}
