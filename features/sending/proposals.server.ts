import * as v from 'valibot'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import { SendingEmpty, SendingNotDraft } from './errors.ts'
import { getSending, sendingLimit } from './queries.server.ts'
import { beginSending } from './run-sending.server.ts'
import { sendingWords } from './test-sending.server.ts'

const terms = v.object({
  audience: v.string(),
  people: v.number(),
  subject: v.string(),
  text: v.string(),
  perMinute: v.number(),
})

/** News to many leave as two people want them. */
const startProposal = defineProposal({
  kind: 'sending.start',
  words: 'Mengirim kabar kepada banyak donatur',
  propose: 'sending.write',
  approve: 'sending.approve',
  terms,
  describe: ({ audience, people, subject, text, perMinute }) => [
    { label: 'Untuk', value: audience },
    { label: 'Donatur di daftar', value: people.toLocaleString('id-ID') },
    { label: 'Perihal', value: subject },
    { label: 'Isi', value: text },
    { label: 'Laju', value: `${perMinute.toLocaleString('id-ID')} pesan semenit` },
    {
      label: 'Yang berhenti',
      value: 'Ditanya lagi saat pesannya berangkat; mereka tidak dikirimi',
    },
  ],
  address: (id) => `/kelola/kiriman/${id}`,
  basis: async ({ db }, { documentId }) => {
    const { state, people } = await getSending(db, documentId)
    return { state, people }
  },
  apply: async (ctx, { documentId: id, decidedBy }) =>
    await beginSending(ctx, { id, by: decidedBy }),
})

const limitTerms = v.object({ people: v.pipe(v.number(), v.minValue(1), v.maxValue(100_000)) })

/** From how many people on two decide is itself decided by two. */
const limitProposal = defineProposal({
  kind: 'sending.limit',
  words: 'Mengubah batas kiriman yang cukup satu orang',
  propose: 'sending.write',
  approve: 'sending.approve',
  terms: limitTerms,
  describe: ({ people }) => [
    { label: 'Mulai dari', value: `${people.toLocaleString('id-ID')} donatur` },
  ],
  address: () => '/kelola/kiriman',
  basis: async ({ db }) => ({ people: await sendingLimit(db) }),
  apply: async ({ db, newId, now }, { terms: { people }, madeBy, decidedBy }) => {
    const row = { id: newId(), people, set_by: madeBy, approved_by: decidedBy, set_at: now() }
    await db.insertInto('sending_limit').values(row).execute()
  },
})

export const sendingProposals = [startProposal, limitProposal]

/** Begins a sending to few, or proposes one to many; true when it waits for another person. */
export async function sendOrPropose(
  ctx: Ctx,
  { id, by }: { id: string; by: string },
): Promise<boolean> {
  const {
    state,
    people,
    title,
    audience_words: audience,
    per_minute,
  } = await getSending(ctx.db, id)
  if (state !== 'draft') throw new SendingNotDraft()
  if (people === 0) throw new SendingEmpty()
  if (people < (await sendingLimit(ctx.db))) {
    await beginSending(ctx, { id, by })
    return false
  }
  const words = await sendingWords(ctx, id, '(nama donatur)')
  const said = { audience, people, ...words, perMinute: per_minute }
  await propose(ctx, startProposal, { documentId: id, title, terms: said, by })
  return true
}

/** Proposes from how many people on two decide. */
export async function proposeSendingLimit(
  ctx: Ctx,
  { people, by }: { people: number; by: string },
): Promise<void> {
  const title = 'Batas kiriman satu orang'
  const documentId = 'sending-limit'
  await propose(ctx, limitProposal, { documentId, title, terms: { people }, by })
}
