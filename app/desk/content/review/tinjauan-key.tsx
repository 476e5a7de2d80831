import { redirect } from 'react-router'
import * as v from 'valibot'
import { ArabicText, LatinText } from '#app/ui/arabic-text.tsx'
import { reviewInput } from '#features/scholar-review/contract.ts'
import { proposeReview, proposeWithdrawal } from '#features/scholar-review/proposals.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { textOf } from '#platform/text/form-text.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import type { Route } from './+types/tinjauan-key.ts'
import { keyOfAddress, reviewPage } from './review-page.server.ts'
import { placeName, reviewFields, ReviewVersions, WithdrawForm } from './review-parts.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const key = keyOfAddress(params)
  return {
    ...(await reviewPage(ctx, key)),
    mayWrite: isPermitted(staff.role, 'content.write'),
  }
}

export const action = acts({
  ajukan: act(
    reviewInput,
    'Mengajukan teks yang ditinjau ulama',
    async ({ ctx, staff, params }, input) => {
      const key = keyOfAddress(params)
      await proposeReview(ctx, { ...input, key }, { by: staff.id })
      return redirect(`/kelola/tinjauan/${key}?kabar=ajukan`, 303)
    },
  ),
  batalkan: act(
    v.object({ note: textOf('Alasan', 500) }),
    'Mengajukan penarikan teks yang ditinjau',
    async ({ ctx, staff, params }, { note }) => {
      const key = keyOfAddress(params)
      await proposeWithdrawal(ctx, { key, note }, { by: staff.id })
      return redirect(`/kelola/tinjauan/${key}?kabar=ajukan`, 303)
    },
  ),
})

export default function TinjauanKey({ loaderData }: Route.ComponentProps) {
  const { key, title, shownOn, review, stored, versions, mayWrite, sourceLatin } = loaderData
  const known = stored ?? {}
  const fields = {
    key: field.hidden(key),
    ...reviewFields({ textKey: key, stored: known, sourceLatin }),
  }
  const place = placeName(shownOn)
  return (
    <DeskPage
      title={title}
      tab="Tinjauan ulama"
      lead={review ? `${place} menampilkannya.` : waitingWords(key, place)}
      back={{ href: '/kelola/tinjauan', label: 'Tinjauan ulama' }}
      isNarrow
    >
      {review && (
        <DeskSection title="Yang tampil sekarang">
          {review.passages.map(({ arabic, latin, indonesian }) => (
            <div key={`${arabic} ${indonesian}`} className="grid gap-1.5">
              {arabic && <ArabicText className="text-arab">{arabic}</ArabicText>}
              {latin && <LatinText className="text-primary">{latin}</LatinText>}
              <p>{indonesian}</p>
            </div>
          ))}
        </DeskSection>
      )}
      {mayWrite && (
        <DeskSection title={review ? 'Ganti dengan tinjauan baru' : 'Catat tinjauan'}>
          <DeskForm act="ajukan" submit="Ajukan" stored={known} fields={fields} />
        </DeskSection>
      )}
      {mayWrite && review && <WithdrawForm title="Tarik teks ini" />}
      <DeskSection title="Riwayat">
        <ReviewVersions versions={versions} />
      </DeskSection>
    </DeskPage>
  )
}

/** What visitors see until a review is approved. */
function waitingWords(key: string, place: string): string {
  return key === 'doa.ayat'
    ? `Menunggu tinjauan. Sampai disetujui, ${place} memakai pengelompokan di bawah dan menyebutnya belum ditinjau.`
    : `Menunggu tinjauan. Sampai disetujui, ${place} tidak menampilkannya.`
}
