import type { PlayerState } from '../player-state.ts'
import type { PlayerEvent } from './machine.ts'

/** What the card says when it does not simply play. */
export type PlayerNotice = {
  text: string
  /** Something failed, and screen readers say so at once. */
  isAlert?: boolean
  canRetry?: boolean
}

const OFFLINE = 'Koneksi terputus. Audio berlanjut sendiri begitu internet kembali.'
const CHECK = 'Periksa koneksi internet Anda, lalu coba lagi.'
const ELSEWHERE = 'Dijeda karena murottal diputar di tab lain.'

/** The card's notice; null while all is well. */
export function noticeOf(player: PlayerState): PlayerNotice | null {
  const { failure, isElsewhere, upNext, isCardPaused } = player
  if (isElsewhere) return { text: ELSEWHERE }
  if (failure?.kind === 'offline') return { text: OFFLINE, isAlert: true, canRetry: true }
  if (failure?.kind === 'stopped') {
    const isOne = failure.first.index === failure.last
    const what = isOne ? verseName(player, failure.last) : 'Beberapa ayat berturut-turut'
    return { text: `${what} belum dapat diputar. ${CHECK}`, isAlert: true, canRetry: true }
  }
  // After that the next verse plays.
  if (!failure || !upNext) return null
  const failed = `${verseName(player, failure.last)} belum dapat diputar.`
  if (isCardPaused) return { text: failed, isAlert: true }
  return { text: `${failed} ${goesOnWith(player, upNext.index)}`, isAlert: true }
}

/** The screen reader's text for an event; null leaves the last one. */
export function announcementFor(player: PlayerState, event: PlayerEvent): string | null {
  if (!player.current) return ''
  if (event.type === 'taken') return ELSEWHERE
  if (event.type === 'resume') return ''
  if (event.type === 'ended') return player.again ? 'Selesai diputar' : null
  return isByHand(event) || event.type === 'repeat' ? player.title : null
}

/** The listener chose another place, or closed the card. */
export function isByHand({ type }: PlayerEvent): boolean {
  return type === 'play' || type === 'next' || type === 'previous' || type === 'close'
}

function verseName({ playlist }: PlayerState, index: number): string {
  return `Ayat ${playlist?.tracks[index]?.ayah}`
}

function goesOnWith({ playlist, current, index }: PlayerState, next: number): string {
  if (next === index) return 'Mencoba lagi…'
  const track = playlist?.tracks[next]
  const where = track?.surah === current?.surah ? '' : `${track?.name} `
  return `Lanjut ke ${where}ayat ${track?.ayah}…`
}
