import type { Ctx } from '#platform/context.ts'

type Note = { donorId: string; text: string; by: string }

/** Writes a note about a donor; it stays with the record when it is merged, and goes with the person. */
export async function addNote(ctx: Ctx, { donorId, text, by }: Note): Promise<void> {
  const row = { donor_id: donorId, id: ctx.newId(), text, written_by: by, written_at: ctx.now() }
  await ctx.db.insertInto('donor_note').values(row).execute()
}

type Label = { donorId: string; label: string; by: string }

/** Marks a donor with a label, once. */
export async function addLabel(ctx: Ctx, { donorId, label, by }: Label): Promise<void> {
  await ctx.db
    .insertInto('donor_label')
    .values({ donor_id: donorId, label, set_by: by, set_at: ctx.now() })
    .onConflict((conflict) => conflict.columns(['donor_id', 'label']).doNothing())
    .execute()
}

/** Takes a label off a record and those that were put under it. */
export async function removeLabel(
  { db }: Ctx,
  { donorId, label }: Omit<Label, 'by'>,
): Promise<void> {
  await db
    .deleteFrom('donor_label')
    .where('label', '=', label)
    .where('donor_id', 'in', (each) =>
      each.selectFrom('donor').select('id').where('root_id', '=', donorId),
    )
    .execute()
}

/** Two records that may be one person's. */
export type DonorPair = {
  keepId: string
  goneId: string
  keepName: string
  goneName: string
  likeness: number
}

/** Pairs that people have not looked at; of one record, or all, the latest first. */
export async function listSuggestions(
  { db }: Pick<Ctx, 'db'>,
  { records, most }: { records?: readonly string[]; most: number },
): Promise<DonorPair[]> {
  return await db
    .selectFrom('donor_suggestion as pair')
    .innerJoin('donor as gone', 'gone.id', 'pair.donor_id')
    .innerJoin('donor as keep', 'keep.id', 'pair.other_id')
    .leftJoin('donor_sum as keepSum', 'keepSum.donor_id', 'keep.id')
    .leftJoin('donor_sum as goneSum', 'goneSum.donor_id', 'gone.id')
    .select(['keep.id as keepId', 'gone.id as goneId', 'pair.likeness'])
    .select((eb) => [
      eb
        .case()
        .when('keepSum.is_anonymous', '=', true)
        .then('Hamba Allah')
        .else(eb.ref('keep.name'))
        .end()
        .as('keepName'),
      eb
        .case()
        .when('goneSum.is_anonymous', '=', true)
        .then('Hamba Allah')
        .else(eb.ref('gone.name'))
        .end()
        .as('goneName'),
    ])
    .where('pair.state', '=', 'open')
    .whereRef('keep.root_id', '=', 'keep.id')
    .whereRef('gone.root_id', '=', 'gone.id')
    .$if(records !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('pair.donor_id', 'in', [...(records ?? [])]),
          where('pair.other_id', 'in', [...(records ?? [])]),
        ]),
      ),
    )
    .orderBy('pair.made_at', 'desc')
    .orderBy('pair.donor_id', 'desc')
    .limit(most)
    .execute()
}
