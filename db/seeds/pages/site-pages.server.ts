import { cleanHtml } from '#platform/text/clean-html.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import { demoId } from '../deterministic.ts'
import { aboutPage, disclaimerPage } from './site-page-about.ts'
import { privacyPage } from './site-page-privacy.ts'
import { termsPage } from './site-page-terms.ts'

type ShippedPage = {
  slug: string
  code?: string
  title: string
  summary: string
  changeSummary: string
  body: string
}

/** The first version of every page. An institution publishes its own after it. */
export const shippedPages: readonly ShippedPage[] = [
  aboutPage,
  disclaimerPage,
  termsPage,
  privacyPage,
]

/**
 * Adds missing pages to an installation: nobody may be asked to consent to a text they cannot read. Safe to repeat,
 * also in parallel.
 */
export async function ensureSitePages(ctx: Ctx): Promise<void> {
  const now = ctx.now()
  const there = await ctx.db.selectFrom('site_page_version').select('slug').distinct().execute()
  const missing = shippedPages.filter(({ slug }) => there.every((row) => row.slug !== slug))
  for (const { slug, code = null, title, summary, changeSummary, body } of missing) {
    await ctx.db
      .insertInto('site_page_version')
      .values({
        slug,
        version: 1,
        code,
        title,
        summary,
        body: cleanHtml(body),
        change_summary: changeSummary,
        effective_at: now,
        published_by: null,
        published_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** The demo's history: an older penafian, which the one that came with the product replaced. A server that was here before has put in its own. */
export async function seedOlderPages(tx: Tx, now: Date): Promise<void> {
  const { slug, title, summary, body } = disclaimerPage
  const older = body.slice(0, body.indexOf('<h2>Jadwal dan penanggalan</h2>'))
  const version = { slug, title, summary, published_by: demoId('staff editor'), is_sample: true }
  const there = await tx
    .selectFrom('site_page_version')
    .select('version')
    .where('slug', '=', slug)
    .execute()
  if (there.length > 0) return
  const since = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await tx
    .insertInto('site_page_version')
    .values({
      ...version,
      version: 1,
      body: cleanHtml(older),
      change_summary: 'Versi pertama (contoh).',
      effective_at: since(200),
      published_at: since(207),
    })
    .execute()
  await tx
    .insertInto('site_page_version')
    .values({
      ...version,
      version: 2,
      body: cleanHtml(body),
      change_summary:
        'Menambahkan jadwal ibadah, teks Al-Qur’an, asal dana, dan penipuan yang mengatasnamakan lembaga (contoh).',
      effective_at: since(20),
      published_at: since(34),
    })
    .execute()
}

const people = [
  ['pengurus', 'Ketua'],
  ['pengurus', 'Sekretaris'],
  ['pengurus', 'Bendahara'],
  ['pengawas', 'Ketua pengawas'],
  ['pengawas', 'Anggota'],
  ['pengawas-syariah', 'Ketua dewan syariah'],
  ['pengawas-syariah', 'Anggota'],
] as const

/** The board of the sample institution; no real person holds an office. */
export async function seedBoard(tx: Tx): Promise<void> {
  const rows = people.map(([board, role], index) => ({
    id: demoId(`board ${board} ${index}`),
    board,
    position: index + 1,
    name: `Nama ${role.toLowerCase()} (contoh)`,
    role,
    is_sample: true,
  }))
  await tx.insertInto('board_member').values(rows).execute()
}
