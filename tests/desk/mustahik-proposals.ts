import { hadKifayahProposal } from '#features/mustahik/had-kifayah.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { ProposalCase } from './content-proposals.ts'

/** Proposals about people served. */
export const mustahikCases: ProposalCase[] = [
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
