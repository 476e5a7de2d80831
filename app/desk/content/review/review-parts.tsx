import { type CommonKey, commonWordings } from '#features/donation/common-wordings.ts'
import type { TextKey } from '#features/scholar-review/scholar-review.ts'
import { ArabicText, LatinText } from '#app/ui/arabic-text.tsx'
import type { LatinEntry, ReviewVersion } from '#features/scholar-review/queries.server.ts'
import { isVerseListKey } from '#features/scholar-review/verse-lists.ts'
import { doaLines, zikirLines } from '#features/doa/doa.ts'
import { type ReviewedText, reviewWords } from '#features/scholar-review/scholar-review.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { Timeline } from '#app/desk/ui/facts.tsx'
import { DeskForm, field, type FieldTable } from '#app/desk/ui/form.tsx'

const places: Readonly<Record<string, string>> = {
  '/': 'Beranda',
  '/ramadhan': 'Ramadan',
  '/zakat': 'zakat',
  '/payment/': 'terima kasih setelah berdonasi',
  '/yasin-tahlil': 'Yasin dan tahlil',
  '/doa': 'Doa dan zikir',
  '/doa/asmaul-husna': 'Asmaul Husna',
  '/khatam': 'Rencana khatam',
}

/** The page on which a reviewed text is shown, in words. */
export function placeName(shownOn: string): string {
  const surah = /^\/surat\/(\d+)$/.exec(shownOn)?.[1]
  return `Halaman ${surah ? `surah ke-${surah}` : (places[shownOn] ?? shownOn)}`
}

type Props = {
  textKey: string
  stored: Readonly<Record<string, string>>
  /** Set for a verse: only its Latin is entered, beside the source's. */
  sourceLatin: string | undefined
}

export function reviewFields(props: Props): FieldTable {
  const texts = isVerseListKey(props.textKey) ? verseList : wordingTexts(props)
  return {
    ...texts,
    review: field.columns(2, {
      reviewer: field.text('Nama peninjau', { maxLength: 120 }),
      title: field.text('Jabatan dan lembaga', {
        hint: 'Misalnya: Ketua Dewan Pengawas Syariah.',
        maxLength: 160,
      }),
      reviewedOn: field.day('Tanggal tinjauan'),
    }),
    note: field.optional.area('Catatan', {
      hint: 'Misalnya nomor keputusan atau kitab rujukannya.',
      rows: 2,
      maxLength: 1000,
    }),
  }
}

const verseList: FieldTable = {
  indonesian: field.area('Kelompok dan ayatnya', {
    hint: 'Satu kelompok sebaris: judul, garis tegak, lalu ayat (2:255) atau surah utuh (112). Teks ayatnya dari mushaf situs ini.',
    rows: 14,
  }),
}

/** The verses of the day, and who reviewed them where a scholar did. */
export const versesFields: FieldTable = {
  verses: field.area('Ayat', {
    hint: 'Sebagai surah:ayat, dipisahkan spasi. Setiap hari tampil satu, bergiliran.',
    rows: 5,
    spellCheck: false,
  }),
  words: () => (
    <p className="text-sm text-muted">
      Bila sudah ditinjau ulama, isi ketiganya. Bila belum, kosongkan: daftarnya dipakai atas
      persetujuan dua orang lembaga, dan di sini tertulis belum ditinjau.
    </p>
  ),
  review: field.columns(2, {
    reviewer: field.optional.text('Nama peninjau', { maxLength: 120 }),
    title: field.optional.text('Jabatan dan lembaga peninjau', { maxLength: 160 }),
    reviewedOn: field.optional.day('Tanggal tinjauan'),
  }),
  note: field.optional.area('Catatan', { rows: 2, maxLength: 1000 }),
}

/** How the verses of the day stand. */
export function VersesState({ review }: { review: ReviewedText | undefined }) {
  return (
    <DeskSection title="Ayat hari ini">
      <p>
        {review
          ? `Tampil di Beranda dan pengingat. ${reviewWords(review)} `
          : 'Daftarnya belum disetujui dua orang, jadi belum tampil. '}
        <a href="/kelola/tinjauan/ayat-hari-ini" className="text-primary underline">
          Lihat daftarnya
        </a>
      </p>
    </DeskSection>
  )
}

/** The three texts of a wording; of a verse only its Latin. */
function wordingTexts({ textKey, stored, sourceLatin }: Props): FieldTable {
  const latin = field.area('Teks Latin', { lang: 'ar-Latn', rows: 6 })
  if (sourceLatin) return { verse: () => <VerseTexts {...{ stored, sourceLatin }} />, latin }
  const isOfNames = textKey === 'zikir.asmaul-husna'
  return {
    arabic: field.area('Teks Arab', {
      hint: isOfNames
        ? 'Persis seperti yang disetujui peninjau: 99 nama, satu nama sebaris, juga di kedua isian berikutnya. Kolom lembar kerja dapat langsung ditempel.'
        : 'Persis seperti yang disetujui peninjau. Pisahkan paragraf dengan baris kosong, dengan jumlah yang sama di ketiga isian.',
      dir: 'rtl',
      lang: 'ar',
      rows: 6,
    }),
    latin,
    indonesian: field.area('Arti', { rows: 6 }),
  }
}

/** A verse as it stands, and what the source has for its Latin. */
function VerseTexts({ stored, sourceLatin }: Pick<Props, 'stored' | 'sourceLatin'>) {
  return (
    <>
      <input type="hidden" name="arabic" value={stored['arabic']} />
      <input type="hidden" name="indonesian" value={stored['indonesian']} />
      <ArabicText className="text-arab">{stored['arabic'] ?? ''}</ArabicText>
      <p>{stored['indonesian']}</p>
      <div>
        <p className="text-sm text-muted">Latin dari sumber, yang tidak ditampilkan:</p>
        <LatinText className="text-muted">{sourceLatin}</LatinText>
      </div>
      <p className="text-sm text-muted">
        Isian di bawah ditulis mesin dari teks Arab menurut pedoman SKB 1987; periksa dan betulkan.
      </p>
    </>
  )
}

/** How many surahs have an introduction, and the way to write more. */
export function IntroductionCount({ shown, all }: { shown: number; all: number }) {
  return (
    <DeskSection title="Pengantar surah">
      <p>
        {`${shown} dari ${all} surah punya pengantar. Tanpa izin pemegang hak ciptanya tidak ada yang tampil. `}
        <a href="/kelola/tinjauan/pengantar" className="text-primary underline">
          Tulis atau unggah pengantar
        </a>
      </p>
    </DeskSection>
  )
}

/** The verses whose Latin waits, each a link to its review. */
export function WaitingLatin({ entries }: { entries: readonly LatinEntry[] }) {
  const shown = entries.filter(({ isShown }) => isShown).length
  return (
    <DeskSection title="Latin ayat Al-Qur’an">
      <p>
        Pada {entries.length} ayat, Latin dari sumber tidak sama bunyinya dengan teks Arabnya, jadi
        disembunyikan. Usulan penggantinya menunggu ulama; {shown} sudah tampil.
      </p>
      <ul className="flex flex-wrap gap-x-3 tabular">
        {entries.map(({ key, place, isShown }) => (
          <li key={key}>
            <a
              href={`/kelola/tinjauan/${key}`}
              className="inline-grid min-h-11 min-w-11 content-center text-primary underline"
            >
              {place}
            </a>
            {isShown && <span className="text-success"> tampil</span>}
          </li>
        ))}
      </ul>
    </DeskSection>
  )
}

/** Takes a wording back, with the reason; another person decides. */
export function WithdrawForm({ title }: { title: string }) {
  const fields = { note: field.area('Alasan', { rows: 2, maxLength: 500 }) }
  return (
    <DeskSection title={title}>
      <DeskForm act="batalkan" submit="Ajukan penarikan" look="danger" fields={fields} />
    </DeskSection>
  )
}

/** What was shown or taken back, latest first. */
export function ReviewVersions({ versions }: { versions: readonly ReviewVersion[] }) {
  if (versions.length === 0) return <p className="text-muted">Belum pernah ditinjau.</p>
  return (
    <Timeline
      entries={versions.map(({ version, review, reviewer, note, decidedAt }) => ({
        id: String(version),
        at: formatDateTime(decidedAt),
        what: review ? reviewWords(review) : `Ditarik (tinjauan ${reviewer}).`,
        more: note && <p className="text-muted">{note}</p>,
      }))}
    />
  )
}

/** The wording in common use, for the scholar to judge. */
export function draftOf(key: TextKey) {
  const lines = { 'doa.ayat': doaLines, 'zikir.ayat': zikirLines }
  if (isVerseListKey(key)) return { arabic: '', latin: '', indonesian: lines[key].join('\n') }
  return key in commonWordings ? commonWordings[key as CommonKey].passage : undefined
}
