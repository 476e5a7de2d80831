import * as v from 'valibot'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { formatDate, isDay, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah, type Rupiah, rupiah } from '#platform/money/money.ts'

export type HadKifayah = { province: string; validFrom: string; perPerson: Rupiah; source: string }

/** What a person of this province needs in a month on a day; the country's figure where it has none. */
export async function hadKifayahOf(db: Db, province: string, day: string) {
  return db
    .selectFrom('had_kifayah')
    .select(['province', 'valid_from as validFrom', 'per_person as perPerson', 'source'])
    .where('province', 'in', [province, ''])
    .where('valid_from', '<=', day)
    .orderBy('province', 'desc')
    .orderBy('valid_from', 'desc')
    .executeTakeFirst()
}

/** All figures, those of the country first, the latest of each first. */
export async function listHadKifayah(db: Db) {
  return db
    .selectFrom('had_kifayah')
    .leftJoin('staff as approver', 'approver.id', 'had_kifayah.approved_by')
    .select(['province', 'valid_from as validFrom', 'per_person as perPerson', 'source'])
    .select('approver.name as approver')
    .orderBy('province')
    .orderBy('valid_from', 'desc')
    .execute()
}

/** 'Nasional', or the province. */
export function hadKifayahPlace({ province }: { province: string }): string {
  return province || 'Nasional'
}

const terms = v.object({
  province: v.string(),
  validFrom: v.pipe(v.string(), v.check(isDay)),
  perPerson: v.pipe(v.number(), v.transform(rupiah)),
  source: v.string(),
})

/** A figure changes by two people, from a day on. */
export const hadKifayahProposal = defineProposal({
  kind: 'mustahik.had-kifayah',
  words: 'Mengubah had kifayah',
  propose: 'mustahik.write',
  approve: 'disbursement.approve',
  terms,
  address: () => '/kelola/had-kifayah',
  describe: (figure) => [
    { label: 'Wilayah', value: hadKifayahPlace(figure) },
    { label: 'Per orang sebulan', value: formatRupiah(figure.perPerson) },
    { label: 'Berlaku sejak', value: formatDate(startOfDay(figure.validFrom)) },
    { label: 'Sumber', value: figure.source },
  ],
  basis: async ({ db }, { terms: { province } }) => ({
    figures: (await listHadKifayah(db)).filter((figure) => figure.province === province),
  }),
  apply: async ({ db, now }, { terms: figure, madeBy, decidedBy }) => {
    const { province, validFrom: valid_from, perPerson: per_person, source } = figure
    const who = { made_by: madeBy, approved_by: decidedBy, changed_at: now() }
    await db
      .insertInto('had_kifayah')
      .values({ province, valid_from, per_person, source, ...who })
      .onConflict((conflict) =>
        conflict.columns(['province', 'valid_from']).doUpdateSet({ per_person, source, ...who }),
      )
      .execute()
  },
})

/** Proposes another figure. */
export async function proposeHadKifayah(ctx: Ctx, figure: HadKifayah, { by }: { by: string }) {
  const title = `${hadKifayahPlace(figure)}: ${formatRupiah(figure.perPerson)} per orang`
  await propose(ctx, hadKifayahProposal, {
    documentId: `had-kifayah ${figure.province}`,
    title,
    terms: figure,
    before: null,
    by,
  })
}
