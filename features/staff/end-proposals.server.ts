import type { Ctx } from '#platform/context.ts'

type Ending = { documentId: string; kinds: readonly string[]; note: string }

/** Ends what waits about a document whose cause is gone: nobody decided it. Answers what was ended. */
export async function endProposals(
  { db }: Pick<Ctx, 'db'>,
  { documentId, kinds, note }: Ending,
): Promise<{ kind: string; terms: unknown }[]> {
  return db
    .updateTable('proposal')
    .set({ status: 'withdrawn', decision_note: note })
    .where('document_id', '=', documentId)
    .where('kind', 'in', kinds)
    .where('status', '=', 'proposed')
    .returning(['kind', 'terms'])
    .execute()
}
