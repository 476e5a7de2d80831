import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { juzParams, surahParams } from '#features/quran/contract.ts'
import { findReciter } from '#features/quran/audio/reciters.ts'
import { openQuran, type Quran } from '#features/quran/text/source.server.ts'
import { verseKey } from '#features/quran/verse-key.ts'
import { juzWire, reciterWire, surahWire, verseTextWire } from '#features/quran/wire.server.ts'
import {
  type ApiEnv,
  documented,
  memberAccess,
  memberIn,
  validated,
} from '#platform/http/http.server.ts'
import { limited } from '#platform/http/rate-limit.server.ts'
import { NotFound } from '#platform/refusal.ts'
import {
  lastReadBody,
  lastReadResponse,
  ownJuzResponse,
  ownSurahResponse,
  type BookmarkWire,
  bookmarkListResponse,
  bookmarkParams,
  bookmarkQuery,
  bookmarkResponse,
  bookmarksResponse,
  removeBookmarkQuery,
  saveBookmarkBody,
} from './contract.ts'
import { findLastRead, type LastReadVerse, rememberLastRead } from './last-read.server.ts'
import { listBookmarks } from './list.ts'
import { findBookmarks, type BookmarkRow, bookmarkKeysOf } from './queries.server.ts'
import { mergeVerses, removeVerse, saveBookmark } from './save-bookmark.server.ts'

const own = { tag: 'Ayat tersimpan', access: 'member' } as const
/** Faster than anyone saves by hand; whole schools share an address. */
const writes = limited({ name: 'saved verses address', burst: 600, everySeconds: 0.1 })

const readingApi = new Hono<ApiEnv>()
  .get(
    '/auth-surat/:id',
    documented({
      ...own,
      summary: 'Satu surah, dengan tanda ayat tersimpan',
      ok: ownSurahResponse,
      errors: [404],
    }),
    memberAccess,
    validated('param', surahParams),
    async (c) => {
      const { quran, reciter } = textOf(c)
      const surah = quran.findSurah(c.req.valid('param').id)
      if (!surah) throw new NotFound()
      const { surah_details, ...data } = surahWire(quran, surah, reciter)
      const isBookmarked = await bookmarkedIn(c, { from: surah.number, to: surah.number })
      return c.json({ data: { ...data, surah_details: surah_details.map(isBookmarked) } })
    },
  )
  .get(
    '/auth-juz/:id',
    documented({
      ...own,
      summary: 'Satu juz, dengan tanda ayat tersimpan',
      ok: ownJuzResponse,
      errors: [404],
    }),
    memberAccess,
    validated('param', juzParams),
    async (c) => {
      const { quran, reciter } = textOf(c)
      const juz = quran.findJuz(c.req.valid('param').id)
      const [first, last] = [juz?.parts[0], juz?.parts.at(-1)]
      if (!juz || !first || !last) throw new NotFound()
      const isBookmarked = await bookmarkedIn(c, { from: first.surah, to: last.surah })
      const verses = juzWire(quran, juz, reciter).map(isBookmarked)
      return c.json({ data: verses, qari: reciterWire(reciter) })
    },
  )
  .put(
    '/alquran/last-read',
    documented({
      ...own,
      summary: 'Ingat tempat terakhir dibaca',
      ok: lastReadResponse,
      errors: [404, 422, 429],
    }),
    memberAccess,
    writes,
    validated('json', lastReadBody),
    async (c) => {
      const { surahId: surah, nomorAyat: ayah, readAt } = c.req.valid('json')
      const { accountId } = memberIn(c)
      const lastRead = await rememberLastRead(c.var.ctx, accountId, { surah, ayah, readAt })
      return c.json({ data: lastReadWire(textOf(c).quran, lastRead) })
    },
  )
  .get(
    '/alquran/last-read',
    documented({ ...own, summary: 'Tempat terakhir dibaca', ok: lastReadResponse }),
    memberAccess,
    async (c) => {
      const lastRead = await findLastRead(c.var.ctx.db, memberIn(c).accountId)
      return c.json({ data: lastRead ? lastReadWire(textOf(c).quran, lastRead) : null })
    },
  )

const bookmarkRoutes = new Hono<ApiEnv>()
  .get(
    '/alquran/save-verse',
    documented({
      ...own,
      summary: 'Ayat yang disimpan',
      ok: bookmarkListResponse,
      errors: [422],
    }),
    memberAccess,
    validated('query', bookmarkQuery),
    async (c) => {
      const { label, warna: colour, q, urut: order, teks, halaman, limit } = c.req.valid('query')
      const { quran } = textOf(c)
      const all = await findBookmarks(c.var.ctx.db, memberIn(c).accountId)
      const named = all.map((row) => ({ ...row, name: quran.findSurah(row.surah)?.name ?? '' }))
      const found = listBookmarks(named, { label, colour, q, order })
      const page = found.slice((halaman - 1) * limit, halaman * limit)
      return c.json({
        data: page.map((row) => ({
          ...toBookmarkWire(quran, row),
          ...(teks === 'dengan' && textsAt(quran, row)),
        })),
        total: found.length,
        berikutnya: halaman * limit < found.length ? halaman + 1 : null,
      })
    },
  )
  .post(
    '/alquran/save-verse',
    documented({
      ...own,
      summary:
        'Simpan ayat (201; 200 bila sudah tersimpan), atau gabungkan beberapa ayat lewat `items`',
      ok: v.union([bookmarkResponse, bookmarksResponse]),
      status: [200, 201],
      errors: [404, 409, 422, 429],
    }),
    memberAccess,
    writes,
    validated('json', saveBookmarkBody),
    async (c) => {
      const { ctx } = c.var
      const { accountId } = memberIn(c)
      const { quran } = textOf(c)
      const body = c.req.valid('json')
      if ('items' in body) {
        const brought = body.items.map(
          ({ surahId, nomorAyat, catatan, label, warna, ...rest }) => ({
            ...rest,
            surah: surahId,
            ayah: nomorAyat,
            note: catatan,
            labels: label,
            colour: warna,
          }),
        )
        const merged = await mergeVerses(ctx, accountId, brought)
        return c.json({ data: merged.map((row) => toBookmarkWire(quran, row)) }, 200)
      }
      const { surahId: surah, nomorAyat: ayah, catatan: note, label: labels } = body
      const saving = { surah, ayah, note, labels, colour: body.warna, base: body.dasar }
      const { bookmark, isNew } = await saveBookmark(ctx, accountId, saving)
      return c.json({ data: toBookmarkWire(quran, bookmark) }, isNew ? 201 : 200)
    },
  )
  .delete(
    '/alquran/save-verse/:surahId/:nomorAyat',
    documented({
      ...own,
      summary: 'Hapus ayat tersimpan',
      ok: v.null(),
      status: 204,
      errors: [404, 409, 422, 429],
    }),
    memberAccess,
    writes,
    validated('param', bookmarkParams),
    validated('query', removeBookmarkQuery),
    async (c) => {
      const { surahId: surah, nomorAyat: ayah } = c.req.valid('param')
      const { dasar: base } = c.req.valid('query')
      await removeVerse(c.var.ctx, memberIn(c).accountId, { surah, ayah, base })
      return c.body(null, 204)
    },
  )

/** Members' own bookmarks; nobody sees another's. Answers are never cached. */
export const bookmarkApi = new Hono<ApiEnv>().route('/', readingApi).route('/', bookmarkRoutes)

export type BookmarkApi = typeof bookmarkApi

function textOf(c: Context<ApiEnv>) {
  const { config } = c.var.ctx
  const reciter = findReciter(config.audioSource)
  if (!reciter) throw new Error('there is no reciter')
  return { quran: openQuran(config), reciter }
}

/** Adds to each verse whether the caller has saved it. */
async function bookmarkedIn(c: Context<ApiEnv>, surahs: { from: number; to: number }) {
  const keys = await bookmarkKeysOf(c.var.ctx.db, memberIn(c).accountId, surahs)
  return <T extends { surahId: number; nomorAyat: number }>(verse: T) => ({
    ...verse,
    tersimpan: keys.has(verseKey({ surah: verse.surahId, ayah: verse.nomorAyat })),
  })
}

function verseAt(quran: Quran, { surah, ayah }: { surah: number; ayah: number }) {
  const found = quran.findSurah(surah)
  const verse = found?.verses[ayah - 1]
  if (!found || !verse) throw new Error(`there is no verse ${verseKey({ surah, ayah })}`)
  return { name: found.name, verse }
}

function toBookmarkWire(quran: Quran, row: BookmarkRow): BookmarkWire {
  const { name, verse } = verseAt(quran, row)
  return {
    id: row.id,
    surahId: row.surah,
    nomorAyat: row.ayah,
    namaLatin: name,
    juz: verse.juz,
    catatan: row.note || null,
    label: [...row.labels],
    warna: row.colour || null,
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
  }
}

function textsAt(quran: Quran, row: BookmarkRow) {
  const { verse } = verseAt(quran, row)
  const { teksArab, teksIndonesia } = verseTextWire(verse)
  return { teksArab, teksIndonesia }
}

function lastReadWire(quran: Quran, lastRead: LastReadVerse) {
  const { name, verse } = verseAt(quran, lastRead)
  return {
    surahId: lastRead.surah,
    nomorAyat: lastRead.ayah,
    namaLatin: name,
    juz: verse.juz,
    readAt: lastRead.readAt.toISOString(),
  }
}
