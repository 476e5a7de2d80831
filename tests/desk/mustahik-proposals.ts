import { templateProposal } from '#features/message/book/template-proposal.server.ts'
import { hadKifayahProposal } from '#features/mustahik/had-kifayah.server.ts'
import { planProposal } from '#features/plan/proposals.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { ProposalCase } from './content-proposals.ts'

const line = { code: 'P-01', label: 'Beasiswa', fund: 'Z', account: '5120' }
const plan = {
  year: 2027,
  note: 'Rapat pleno',
  lines: [{ ...line, campaignId: null, area: null, quarters: [1_000, 0, 0, 0] }],
}

const words = { subject: 'Ramadan', body: 'Halo {{nama}}.', whatsapp: null }

/** Proposals about people served, what a year is to bring them, and what donors are told. */
export const mustahikCases: ProposalCase[] = [
  {
    kind: templateProposal,
    make: async (ctx, { by }) => ({
      documentId: 'pesan ramadan',
      terms: { name: 'ramadan', note: '', words },
      move: () =>
        ctx.db
          .insertInto('message_template')
          .values({
            name: 'ramadan',
            version: 2,
            words: JSON.stringify(words),
            note: '',
            made_by: by,
            approved_by: ctx.newId(),
            approved_at: ctx.now(),
          })
          .execute(),
    }),
  },
  {
    kind: planProposal,
    make: async (ctx, { by }) => ({
      documentId: 'rkat 2027',
      terms: plan,
      move: () =>
        ctx.db
          .insertInto('annual_plan')
          .values({
            id: ctx.newId(),
            year: 2027,
            version: 1,
            note: 'Sebelumnya',
            made_by: by,
            approved_by: ctx.newId(),
            approved_at: ctx.now(),
          })
          .execute(),
    }),
  },
  {
    kind: hadKifayahProposal,
    make: async (ctx) => {
      const figure = { province: '', source: 'Puskas BAZNAS 2026' }
      const other = { valid_from: '2026-06-01', per_person: rupiah(1), changed_at: ctx.now() }
      const nobody = { made_by: null, approved_by: null }
      return {
        documentId: 'had-kifayah ',
        terms: { ...figure, perPerson: 900_000, validFrom: '2026-07-01' },
        move: () =>
          ctx.db
            .insertInto('had_kifayah')
            .values({ ...figure, ...other, ...nobody })
            .execute(),
      }
    },
  },
]
