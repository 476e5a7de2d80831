import { isPermitted } from '#features/staff/permissions.ts'
import { leaveLine } from '#features/scholar-review/scholar-review.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import type { Route } from './+types/tinjauan-pengantar-surah.ts'
import { introductionActs } from './introduction-acts.ts'
import { introductionFields } from './introduction-fields.tsx'
import { introductionPage, surahOfAddress } from './review-page.server.ts'
import { ReviewVersions, WithdrawForm } from './review-parts.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  return {
    ...(await introductionPage(ctx, surahOfAddress(params))),
    mayWrite: isPermitted(staff.role, 'content.write'),
  }
}

export const action = introductionActs

const fields = {
  text: field.area('Pengantar', {
    hint: 'Persis seperti sumbernya. Pisahkan paragraf dengan baris kosong.',
    rows: 12,
  }),
  ...introductionFields,
}

export default function TinjauanPengantarSurah({ loaderData }: Route.ComponentProps) {
  const { surah, name, review, stored, versions, mayWrite } = loaderData
  return (
    <DeskPage
      title={`Pengantar Surah ${name}`}
      tab="Tinjauan ulama"
      lead={
        review
          ? `Halaman surah ke-${surah} menampilkannya, terlipat.`
          : `Belum ada. Halaman surah ke-${surah} tidak menampilkan pengantar.`
      }
      back={{ href: '/kelola/tinjauan/pengantar', label: 'Pengantar surah' }}
      isNarrow
    >
      {review && (
        <DeskSection title="Yang tampil sekarang">
          {review.passages.map(({ indonesian }) => (
            <p key={indonesian}>{indonesian}</p>
          ))}
          {review.leave && (
            <p className="text-muted">
              {`Sumber: ${review.leave.source} ${leaveLine(review.leave)}`}
            </p>
          )}
        </DeskSection>
      )}
      {mayWrite && (
        <DeskSection title={review ? 'Ganti' : 'Tulis pengantar'}>
          <DeskForm act="ajukan" submit="Ajukan" stored={stored} fields={fields} />
        </DeskSection>
      )}
      {mayWrite && review && <WithdrawForm title="Tarik pengantar ini" />}
      <DeskSection title="Riwayat">
        <ReviewVersions versions={versions} />
      </DeskSection>
    </DeskPage>
  )
}
