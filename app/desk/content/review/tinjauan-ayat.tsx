import { parseVerseKey, verseKey } from '#features/quran/verse-key.ts'
import { suggestedVerses } from '#features/quran/verse-of-day.ts'
import { listReviewVersions } from '#features/scholar-review/queries.server.ts'
import { reviewWords } from '#features/scholar-review/scholar-review.ts'
import { VERSES_OF_DAY } from '#features/scholar-review/verses-of-day/contract.ts'
import { versesInForce } from '#features/scholar-review/verses-of-day/proposals.server.ts'
import {
  findVersesOfDay,
  shownVerse,
} from '#features/scholar-review/verses-of-day/queries.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm } from '#app/desk/ui/form.tsx'
import type { Route } from './+types/tinjauan-ayat.ts'
import { ReviewVersions, versesFields, WithdrawForm } from './review-parts.tsx'
import { versesActs } from './verses-acts.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const found = await findVersesOfDay(ctx.db)
  const shown = found?.verses ?? suggestedVerses.flatMap((key) => parseVerseKey(key) ?? [])
  const current = await versesInForce(ctx)
  const { verses = suggestedVerses, ...rest } = current ?? {}
  return {
    review: found?.review,
    verses: shown.flatMap((verse) => shownVerse(ctx.config, verse) ?? []),
    stored: { ...rest, verses: verses.join(' ') },
    versions: await listReviewVersions(ctx.db, VERSES_OF_DAY),
    mayWrite: isPermitted(staff.role, 'content.write'),
  }
}

export const action = versesActs

export default function TinjauanAyat({ loaderData }: Route.ComponentProps) {
  const { review, verses, stored, versions, mayWrite } = loaderData
  return (
    <DeskPage
      title="Ayat hari ini"
      tab="Tinjauan ulama"
      lead={
        review
          ? `Tampil bergiliran di Beranda dan pengingat. ${reviewWords(review)}`
          : 'Belum disetujui. Sampai dua orang menyetujui daftarnya, Beranda dan pengingat tidak menampilkan ayat hari ini.'
      }
      back={{ href: '/kelola/tinjauan', label: 'Tinjauan ulama' }}
      isNarrow
    >
      {mayWrite && (
        <DeskSection title={review ? 'Ganti daftarnya' : 'Ajukan daftarnya'}>
          <DeskForm act="ajukan" submit="Ajukan" stored={stored} fields={versesFields} />
        </DeskSection>
      )}
      <DeskSection
        title={review ? 'Yang tampil sekarang' : 'Usulan bawaan, belum tampil'}
        note={`${verses.length} ayat, satu untuk tiap hari.`}
      >
        <ol className="grid gap-2">
          {verses.map(({ surah, ayah, name, text }) => (
            <li key={verseKey({ surah, ayah })}>
              <a href={`/ayat/${surah}/${ayah}`} className="text-primary underline">
                {`${name} ${ayah}`}
              </a>
              <p className="text-sm text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </DeskSection>
      {mayWrite && review && <WithdrawForm title="Tarik daftar ini" />}
      <DeskSection title="Riwayat">
        <ReviewVersions versions={versions} />
      </DeskSection>
    </DeskPage>
  )
}
