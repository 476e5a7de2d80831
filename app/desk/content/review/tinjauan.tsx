import { Chip } from '#app/ui/card.tsx'
import { countIntroductions } from '#features/scholar-review/introduction/queries.server.ts'
import { listLatin, listTexts, type TextEntry } from '#features/scholar-review/queries.server.ts'
import { reviewWords } from '#features/scholar-review/scholar-review.ts'
import { findVersesOfDay } from '#features/scholar-review/verses-of-day/queries.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/tinjauan.ts'
import { IntroductionCount, placeName, VersesState, WaitingLatin } from './review-parts.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  return {
    texts: await listTexts(ctx.db),
    latin: await listLatin(ctx.db),
    introductions: await countIntroductions(ctx),
    verses: (await findVersesOfDay(ctx.db))?.review,
  }
}

const columns: Column<TextEntry>[] = [
  {
    label: 'Teks',
    cell: ({ key, title }) => <RowLink href={`/kelola/tinjauan/${key}`}>{title}</RowLink>,
  },
  {
    label: 'Keadaan',
    cell: ({ review }) =>
      review ? <Chip tone="success">Tampil</Chip> : <Chip tone="warning">Menunggu tinjauan</Chip>,
  },
  { label: 'Tinjauan', cell: ({ review }) => (review ? reviewWords(review) : '–') },
  {
    label: 'Tampil di',
    cell: ({ shownOn }) =>
      shownOn.endsWith('/') ? (
        placeName(shownOn)
      ) : (
        <a href={shownOn} className="text-primary underline">
          {placeName(shownOn)}
        </a>
      ),
  },
]

export default function Tinjauan({
  loaderData: { texts, latin, introductions, verses },
}: Route.ComponentProps) {
  return (
    <DeskPage
      title="Tinjauan ulama"
      lead="Lafal ibadah di luar Al-Qur’an tampil setelah seorang ulama yang disebut namanya meninjaunya; lafal yang umum dipakai tampil dengan keterangan bahwa ia menunggu. Satu orang mencatat tinjauannya, orang lain menyetujui."
    >
      <DeskList
        caption="Teks yang memerlukan tinjauan ulama"
        columns={columns}
        rows={texts}
        keyOf={({ key }) => key}
        empty={{ title: 'Tidak ada teks yang memerlukan tinjauan' }}
      />
      <VersesState review={verses} />
      <IntroductionCount {...introductions} />
      <WaitingLatin entries={latin} />
    </DeskPage>
  )
}
