import type { Db } from '#platform/db/connect.server.ts'
import type { BoardKind } from '#platform/db/schema/schema-site-page.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import { BoardMemberNotFound } from './errors.ts'
import type { PageSlug } from './site-page.ts'

export type DeskBoardMember = {
  id: string
  board: BoardKind
  name: string
  role: string
  isSample: boolean
}

/** The people of all boards, board by board in order. */
export async function listDeskBoard(db: Db): Promise<DeskBoardMember[]> {
  return await boardMembers(db).orderBy('board').orderBy('position').execute()
}

/** One of them; refuses with BoardMemberNotFound. */
export async function getBoardMember(db: Db, id: string): Promise<DeskBoardMember> {
  const row = isRowId(id)
    ? await boardMembers(db).where('id', '=', id).executeTakeFirst()
    : undefined
  if (!row) throw new BoardMemberNotFound()
  return row
}

function boardMembers(db: Db) {
  return db
    .selectFrom('board_member')
    .select(['id', 'board', 'name', 'role', 'is_sample as isSample'])
}

/** A version of a page as it was written, its placeholders unfilled. */
export type WrittenVersion = {
  version: number
  code: string | null
  title: string
  summary: string
  body: string
  changeSummary: string
  effectiveAt: Date
  publishedAt: Date
  /** The name of the staff member; null for what came with the product. */
  publishedBy: string | null
}

/** All versions of a page, latest first. */
export async function listWrittenVersions(db: Db, slug: PageSlug): Promise<WrittenVersion[]> {
  return await db
    .selectFrom('site_page_version')
    .leftJoin('staff', 'staff.id', 'site_page_version.published_by')
    .where('slug', '=', slug)
    .select(['version', 'code', 'title', 'summary', 'body', 'change_summary as changeSummary'])
    .select(['effective_at as effectiveAt', 'published_at as publishedAt'])
    .select('staff.name as publishedBy')
    .orderBy('version', 'desc')
    .execute()
}
