import { ctxContext } from '#app/context.ts'
import { sendTicket } from './ticket-actions.server.ts'
import { TicketFrame } from './ticket-frame.tsx'
import { TicketSent } from './ticket-sent.tsx'
import { TooLarge } from './too-large.tsx'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import type { Route } from './+types/pusat-bantuan-pengaduan.ts'
import { Form, useNavigation } from 'react-router'
import { FormDraft } from '#app/client/form-draft.tsx'
import type { Refused } from '#app/submit.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextArea, TextField } from '#app/ui/form/field.tsx'
import { TICKET_MESSAGE_LENGTH } from '#features/ticket/ticket.ts'
import { ProofField } from '#app/ui/form/proof-field.tsx'

export const handle = { cache: 'none' }

export function loader({ request, context }: Route.LoaderArgs) {
  const isTooLarge = new URL(request.url).searchParams.get('berkas') === 'besar'
  return { id: context.get(ctxContext).newPublicId(), isTooLarge }
}

export async function action(args: Route.ActionArgs) {
  return sendTicket(args)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Pengaduan dan pertanyaan',
    description: 'Sampaikan pengaduan atau pertanyaan kepada kami, boleh tanpa nama.',
    path: '/pusat-bantuan/pengaduan',
  })
}

export default function Complaint({ loaderData, actionData }: Route.ComponentProps) {
  const { id, isTooLarge } = loaderData
  const answer = actionData && 'outcome' in actionData ? actionData : undefined
  if (answer?.outcome === 'opened') return <TicketSent {...answer} />
  const refused = actionData && 'errors' in actionData ? actionData : undefined
  return (
    <TicketFrame
      title="Pengaduan dan pertanyaan"
      lead="Setiap pesan kami catat dengan nomor dan kami jawab paling lambat satu hari kerja. Boleh tanpa nama."
    >
      {isTooLarge && <TooLarge />}
      <ComplaintForm id={id} refused={refused} />
    </TicketFrame>
  )
}

/** The complaint form; name and contact are optional. */
function ComplaintForm({ id, refused }: { id: string; refused: Refused | undefined }) {
  const isBusy = useNavigation().state !== 'idle'
  const errors = refused?.errors ?? {}
  const typed = refused?.values ?? {}
  return (
    <Card className="p-5 lg:p-6">
      <Form method="post" encType="multipart/form-data" className="grid gap-5">
        <FormDraft as="pengaduan" />
        <ErrorSummary errors={refused?.errors} />
        <input type="hidden" name="kind" value="complaint" />
        <input type="hidden" name="id" value={id} />
        <TextArea
          name="message"
          label="Apa yang ingin Anda sampaikan?"
          hint="Sebutkan kapan, di mana, dan apa yang terjadi, agar kami dapat menelusurinya."
          defaultValue={typed.message ?? ''}
          error={errors.message}
          rows={7}
          maxLength={TICKET_MESSAGE_LENGTH}
          required
        />
        <ProofField label="Lampiran" error={errors.proof} />
        <TextField
          name="email"
          label="E-mail"
          hint="Kosongkan bila ingin tanpa nama. Anda tetap mendapat nomor dan tautan untuk membaca jawabannya."
          defaultValue={typed.email ?? ''}
          error={errors.email}
          isOptional
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <p className="text-sm text-muted">
          Tanpa e-mail, laporan Anda anonim. Pesan hanya dibaca petugas kami dan dihapus dari situs
          ini setahun setelah tiket selesai.
        </p>
        <Button type="submit" isBusy={isBusy}>
          Kirim
        </Button>
      </Form>
    </Card>
  )
}
