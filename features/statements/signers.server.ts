import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Signer } from '#platform/settings/institution.ts'

const OFFICES = [/^ketua/i, /bendahara/i]

/** Who signs statements: the chair and the treasurer of the board; an office nobody holds stays a blank line. */
export async function signersOf(db: Db | Tx): Promise<Signer[]> {
  const members = await db
    .selectFrom('board_member')
    .select(['name', 'role'])
    .where('board', '=', 'pengurus')
    .orderBy('position')
    .execute()
  return OFFICES.map((office, at) => {
    const found = members.find(({ role }) => office.test(role))
    return { name: found?.name ?? '', office: found?.role ?? (at === 0 ? 'Ketua' : 'Bendahara') }
  })
}
