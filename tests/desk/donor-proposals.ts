import { permitProposal } from '#features/collection-permit/proposals.server.ts'
import { recordPermit } from '#features/collection-permit/permits.server.ts'
import { mergeDonorsProposal } from '#features/donor-record/merge-donors.server.ts'
import { recordNewsConsent } from '#features/message/contact-choices.server.ts'
import { columnsProposal } from '#features/outward-report/columns.server.ts'
import { eraseGuestProposal } from '#features/privacy/guest-leave/leave-proposal.server.ts'
import { makeSending } from '#features/sending/make-sending.server.ts'
import { sendingProposals } from '#features/sending/proposals.server.ts'
import { beginSending } from '#features/sending/run-sending.server.ts'
import type { ProposalCase } from './content-proposals.ts'
import type { TestCtx } from '../context.ts'
import { makeCampaign } from '../makers.ts'

const [startKind, limitKind] = sendingProposals as [ProposalCase['kind'], ProposalCase['kind']]
const days = { from: '2026-03-01', through: '2026-05-31' }
const permit = { number: '460/12', issuer: 'Bupati Garut', region: 'Garut', isDisaster: false }

/** Proposals about donors, what they are told, and what others are told of their gifts. */
export const donorCases: ProposalCase[] = [
  {
    kind: permitProposal,
    make: async (ctx, { by, other }) => {
      const { id: campaignId } = await makeCampaign(ctx)
      await recordPermit(ctx, { campaignId, ...permit, ...days }, by)
      const row = await ctx.db.selectFrom('collection_permit').selectAll().executeTakeFirstOrThrow()
      const { id, recorded_by: _by, recorded_at: _at, ...held } = row
      const decided = { made_by: by, approved_by: other, approved_at: ctx.now() }
      const next = { permit_id: id, version: 2, is_withdrawn: true, reason: 'Ditarik', ...decided }
      return {
        documentId: id,
        terms: {
          campaignId,
          campaign: 'Sumur',
          ...permit,
          ...days,
          region: 'Jawa Barat',
          isWithdrawn: false,
        },
        move: () =>
          ctx.db
            .insertInto('collection_permit_version')
            .values({ ...held, ...next })
            .execute(),
      }
    },
  },
  {
    kind: mergeDonorsProposal,
    make: async (ctx) => {
      const [keepId, goneId, third] = [await aDonor(ctx), await aDonor(ctx), await aDonor(ctx)]
      // Another merge took the record that was to go.
      const move = () =>
        ctx.db.updateTable('donor').set({ root_id: third }).where('id', '=', goneId).execute()
      return { documentId: goneId, terms: { keepId, goneId, keep: 'Siti', gone: 'Siti' }, move }
    },
  },
  {
    kind: eraseGuestProposal,
    make: async (ctx) => {
      const [donorId, other] = [await aDonor(ctx), await aDonor(ctx)]
      const move = () =>
        ctx.db.updateTable('donor').set({ root_id: other }).where('id', '=', donorId).execute()
      return { documentId: donorId, terms: { donorId, given: '1 donasi, Rp10.000' }, move }
    },
  },
  {
    kind: columnsProposal,
    make: async (ctx, { by, other }) => {
      const report = 'baznas'
      const set = { report, valid_from: '2026-06-20', names: ['jumlah'], heads: ['Nilai'] }
      const decided = { made_by: by, approved_by: other, made_at: ctx.now() }
      return {
        documentId: report,
        terms: { report, validFrom: '2026-07-01', columns: [['uraian', 'Pos']] },
        move: () =>
          ctx.db
            .insertInto('outward_column_set')
            .values({ id: ctx.newId(), ...set, ...decided })
            .execute(),
      }
    },
  },
  {
    kind: startKind,
    make: async (ctx, { by }) => {
      const id = await aSending(ctx, by)
      const words = { audience: 'Semua', subject: 'Ramadan', text: 'Halo' }
      return {
        documentId: id,
        terms: { ...words, people: 1, perMinute: 60 },
        move: () => beginSending(ctx, { id, by }),
      }
    },
  },
  {
    kind: limitKind,
    make: async (ctx, { by, other }) => {
      const row = { people: 30, set_by: by, approved_by: other, set_at: ctx.now() }
      return {
        documentId: 'sending-limit',
        terms: { people: 50 },
        move: () =>
          ctx.db
            .insertInto('sending_limit')
            .values({ id: ctx.newId(), ...row })
            .execute(),
      }
    },
  },
]

/** A donor who gave once, with an address. */
async function aDonor(ctx: TestCtx): Promise<string> {
  const id = ctx.newId()
  const made = { id, root_id: id, origin: 'donation' as const, made_at: ctx.now() }
  await ctx.db
    .insertInto('donor')
    .values({ ...made, name: 'Siti' })
    .execute()
  const contact = { kind: 'email' as const, value: `${id}@contoh.id` }
  await ctx.db
    .insertInto('donor_contact')
    .values({ ...contact, donor_id: id, since: ctx.now() })
    .execute()
  const sums = { gifts: 1, amount: 10_000, past_gifts: 0, past_amount: 0, months: 1 }
  await ctx.db
    .insertInto('donor_sum')
    .values({ donor_id: id, ...sums, is_anonymous: false } as never)
    .execute()
  await recordNewsConsent(ctx, contact, { isStopped: false, source: 'form' })
  return id
}

/** A sending to the largest donor, still a draft. */
async function aSending(ctx: TestCtx, by: string): Promise<string> {
  await aDonor(ctx)
  const names = ['program', 'judul', 'isi', 'lanjut', 'tautan', 'alasan']
  const values = Object.fromEntries(names.map((name) => [name, `${name} kabar`]))
  const words = { title: 'Kabar', template: 'kabar-program', perMinute: 60 }
  return await makeSending(ctx, { ...words, audience: { largest: 1 }, values }, { by })
}
