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
