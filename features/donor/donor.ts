import type { ContactKind } from '#platform/db/schema/schema-account.ts'

/** A contact that came with a donation, as it is stored. */
export type KnownContact = { kind: ContactKind; value: string }

/** Two names are proposed as one person's from here up, of a hundred. */
export const LIKE_ENOUGH = 85

/** Titles and forms of address that one list writes and the other leaves out. */
const TITLES = new Set(
  'bapak bpk pak ibu bu saudara sdr saudari sdri h hj haji hajah drs dra dr ir ust ustadz ustadzah kh prof'.split(
    ' ',
  ),
)

/** A name as names are held against each other: small letters, no points, no titles. */
export function foldName(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’`.]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const plain = words.filter((word) => !TITLES.has(word))
  return (plain.length > 0 ? plain : words).join(' ')
}

/** Whether two names are one, however they are written. */
export function isSameName(one: string, other: string): boolean {
  const folded = foldName(one)
  return folded !== '' && folded === foldName(other)
}

/** How alike two names are, of a hundred: the pairs of letters that both have (Dice). */
export function likenessOfNames(one: string, other: string): number {
  const [left, right] = [foldName(one), foldName(other)]
  if (left === right) return left === '' ? 0 : 100
  const pairs = pairsOf(left)
  const others = pairsOf(right)
  const all = pairs.length + others.length
  const left2 = new Map<string, number>()
  for (const pair of pairs) left2.set(pair, (left2.get(pair) ?? 0) + 1)
  let both = 0
  for (const pair of others) {
    const count = left2.get(pair) ?? 0
    if (count === 0) continue
    left2.set(pair, count - 1)
    both += 1
  }
  return all === 0 ? 0 : Math.round((200 * both) / all)
}

function pairsOf(text: string): string[] {
  const letters = [...text]
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
}

/** A record that has a contact of a donation. */
export type DonorMatch = KnownContact & {
  donorId: string
  rootId: string
  name: string
  isProven: boolean
  madeAt: Date
}

/** Whom a donation without an account belongs to, and the record it should be held against. */
export type Decision = { donorId?: string; suggested?: { id: string; likeness: number } }

/**
 * Never by guess: a proven e-mail is its owner's, as donations are claimed by it; a proven number only under the same name,
 * for people mistype numbers; a typed contact with the same name only where two people have said that it is one person.
 * What is merely alike is suggested.
 */
export function decideDonor(donation: { name: string }, matches: readonly DonorMatch[]): Decision {
  const proven = matches.filter(({ isProven }) => isProven)
  const owner =
    proven.find(({ kind }) => kind === 'email') ??
    proven.find(({ name }) => isSameName(name, donation.name))
  if (owner) return { donorId: owner.donorId }
  const same = matches.filter(({ name }) => isSameName(name, donation.name))
  const agreed = agreedRoot(same)
  if (agreed !== undefined) return { donorId: agreed }
  const [like] = matches
    .map((match) => ({ match, likeness: likenessOfNames(match.name, donation.name) }))
    .filter(({ likeness }) => likeness >= LIKE_ENOUGH)
    .toSorted(
      (one, other) =>
        other.likeness - one.likeness ||
        one.match.madeAt.getTime() - other.match.madeAt.getTime() ||
        (one.match.rootId < other.match.rootId ? -1 : 1),
    )
  return like ? { suggested: { id: like.match.rootId, likeness: like.likeness } } : {}
}

/** The one record that all of them were put under by two people; undefined where nobody said so. */
function agreedRoot(same: readonly DonorMatch[]): string | undefined {
  const records = new Set(same.map(({ donorId }) => donorId))
  const roots = new Set(same.map(({ rootId }) => rootId))
  const [root] = roots
  return records.size > 1 && roots.size === 1 ? root : undefined
}
