import { withoutLinks } from '#features/campaign/campaign.ts'
import type { HiddenFor } from '#platform/db/schema/schema-community.ts'
import { PUBLIC_ID_SOURCE } from '#platform/ids/public-id.ts'
import { formatCount } from '#platform/money/money.ts'

/** The public form of a prayer: the `name` of an anonymous donor is already 'Hamba Allah'. */
export type PublicPrayer = {
  /** 26 random characters that reveal neither the donation nor the donor. */
  id: string
  name: string
  isAnonymous: boolean
  text: string
  aamiins: number
  /** Whether the requesting person has said aamiin; false without a person. */
  hasSaidAamiin: boolean
  prayedAt: Date
  campaign: { slug: string; title: string }
}

export const prayerSorts = ['terbaru', 'paling-diaminkan'] as const
export type PrayerSort = (typeof prayerSorts)[number]

/** What `next` of a prayer list looks like; anything else must not reach the database. */
export const PRAYER_CURSOR = new RegExp(`^(\\d{1,9}\\.)?\\d{1,14}\\.${PUBLIC_ID_SOURCE}$`)

/** Reports from this many different networks hide a prayer until staff have reviewed it. */
export const NETWORKS_TO_HIDE = 5

// Insults, gambling, loans and invitations: a prayer with such a word waits for review.
const blockedWords = `
anjing anjir asu babi bajingan bangsat bego brengsek goblok jancok kampret keparat kontol memek monyet ngentot
pelacur pepek perek sialan tai tolol bokep judi judol togel gacor maxwin pinjol jackpot
open\\s+bo situs\\s+slot slot\\s+online`
const blocked = new RegExp(`\\b(${blockedWords.trim().split(/\s+/).join('|')})\\b`)

/** Moderates a prayer before anyone reads it: addresses and numbers are removed, blocked words hide it. */
export function moderate(written: string): { text: string; hiddenFor: HiddenFor | null } {
  const text = withoutLinks(written)
  if (!/\p{L}/u.test(text)) return { text, hiddenFor: 'empty' }
  return { text, hiddenFor: blocked.test(plain(written)) ? 'word' : null }
}

const disguises: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '@': 'a' }

/** Lower case without diacritics, letter substitutions and repeated letters: 'J.u.d.1' and 'JUDIII' become 'judi'. */
function plain(written: string): string {
  return written
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f\u200b-\u200f]/g, '')
    .replaceAll(/[0134@]/g, (sign) => disguises[sign] ?? sign)
    .replaceAll(/(?<=\b\p{L})[.\-_* ](?=\p{L}\b)/gu, '')
    .replaceAll(/(\p{L})\1{2,}/gu, '$1')
    .replaceAll(/\s+/g, ' ')
}

/** 'Anda dan 12 orang mengaminkan': `others` is everyone except the reader. */
export function aamiinWords(count: number, hasSaidAamiin: boolean): string {
  const others = formatCount(hasSaidAamiin ? count - 1 : count)
  if (hasSaidAamiin) {
    return count > 1 ? `Anda dan ${others} orang mengaminkan` : 'Anda mengaminkan'
  }
  return count > 0 ? `${others} orang mengaminkan` : 'Jadilah yang pertama mengaminkan'
}
