import { setTimeout as wait } from 'node:timers/promises'
import {
  proposeClearing,
  proposeClosing,
  openBooks,
  recordPayout,
  proposeDebt,
  proposeMove,
  proposePayout,
} from './desk-books.ts'
import { aDeskPerson, type DeskPerson, formOn, idsOn, headingOf } from './desk-person.ts'
import {
  answerLetters,
  proposeOneRefund,
  endRefund,
  endDoubleReturn,
  proposeSuspenseUseAtDesk,
  recordReturnedSuspense,
  sendOneRefund,
  reverseRefunded,
} from './desk-returns.ts'
import { count, oneOf, type SoakDesk, type Work } from './desk-work.ts'

/**
 * Two people work at the desk of the running server while donors give, through its own pages and forms: refunds by bank
 * and provider, titipan, payouts, policies, debts between funds, closings. Works until `isOver`, and so many acts longer
 * for what never happened.
 */
export async function atTheDesk(
  desk: SoakDesk,
  { isOver, lastActs }: { isOver(): boolean; lastActs: number },
): Promise<void> {
  const one = aDeskPerson(desk.origin, 'bendahara')
  const other = aDeskPerson(desk.origin, 'bendahara-kedua')
  const work: Work = { ...desk, one, other, answered: new Set() }
  await openBooks(work)
  await decideAll(work, 1)
  for (let left = lastActs; left > 0 || !isOver(); ) {
    await desk.isBack()
    await (oneOf(work, acts) as (typeof acts)[number])(work)
    await wait(20)
    if (!isOver()) continue
    left -= 1
    if (neverDone(desk.done).length === 0) return
  }
}

const acts = [
  decideAll,
  decideAll,
  decideAll,
  proposeOneRefund,
  proposeOneRefund,
  answerLetters,
  sendOneRefund,
  endRefund,
  endRefund,
  reverseRefunded,
  endDoubleReturn,
  proposeSuspenseUseAtDesk,
  proposeSuspenseUseAtDesk,
  recordReturnedSuspense,
  proposePayout,
  recordPayout,
  proposeClearing,
  proposeDebt,
  proposeMove,
  proposeClosing,
] as const

/** Everything that the desk can do with money: each happens at least once in a soak that is long enough. */
const expected = [
  'bank account asked',
  'policy asked',
  'refund by bank asked',
  'refund by provider asked',
  'donor asked for an account',
  'donor gave the account',
  'refund by another payer',
  'refund sent',
  'refund arrived',
  'refund came back',
  'double return paid back',
  'double return borne',
  'titipan as donation asked',
  'titipan for a campaign asked',
  'titipan back by bank asked',
  'titipan back by provider asked',
  'titipan sent back',
  'payout asked',
  'payout paid',
  'funds to proposeClearing asked',
  'debt asked',
  'move asked',
  'move undone asked',
  'closing asked',
  'own approval refused',
  'rejected',
  ...[
    'Mencatat rekening lembaga',
    'Menetapkan bagian amil',
    'Mengembalikan donasi',
    'Menyelesaikan pengembalian ganda',
    'Menerima titipan sebagai donasi',
    'Mengalihkan titipan ke program',
    'Mengembalikan titipan',
    'Menyalurkan dana',
    'Melunasi utang antar dana',
    'Membayar utang operasional',
    'Mencatat pemindahan antar rekening',
    'Membatalkan pemindahan antar rekening',
    'Menutup periode pembukuan',
  ].map((kind) => `approved: ${kind}`),
]

/** The desk's acts that have not come to their end once. */
export function neverDone(done: ReadonlyMap<string, number>): string[] {
  return expected.filter((name) => !done.has(`desk: ${name}`))
}

/** The other person decides what waits; who proposed it is refused. */
async function decideAll(work: Work, share = 0.85): Promise<void> {
  const { other, random } = work
  for (const id of shuffled(work, await waitingFor(other)).slice(0, 12)) {
    const path = `/kelola/menunggu/${id}`
    if (random() < 0.2) await assertNotOwn(work, path)
    if (random() < share) {
      const kind = headingOf((await other.look(path)) ?? '')
      const sent = await other.send(path, 'setujui', { catatan: '' })
      await count(work, `approved: ${kind}`, sent)
      // What cannot be approved any more would wait for ever.
      if (sent.status === 303 || sent.status === 0) continue
    }
    const sent = await other.send(path, 'tolak', { alasan: 'Uji ketahanan' })
    await count(work, 'rejected', sent)
  }
}

/** What waits for this person, without what waits for others. */
async function waitingFor(person: DeskPerson): Promise<string[]> {
  const page = await person.look('/kelola/menunggu')
  return idsOn(page?.split('Menunggu orang lain')[0], '/kelola/menunggu')
}

function shuffled({ random }: Work, ids: readonly string[]): string[] {
  const placed = ids.map((id) => ({ id, at: random() }))
  return placed.toSorted((one, other) => one.at - other.at).map(({ id }) => id)
}

/** Who proposed it cannot approve it, with or without a form. */
async function assertNotOwn({ one, done }: Work, path: string): Promise<void> {
  const page = await one.look(path)
  if (!page || !formOn(page, 'tarik')) return
  const { status, to } = await one.send(path, 'setujui', { catatan: '' })
  if (status === 303 && to === '/kelola/menunggu') {
    throw new Error(`${path} was approved by its maker`)
  }
  const name = 'desk: own approval refused'
  if (status >= 400) done.set(name, (done.get(name) ?? 0) + 1)
}
