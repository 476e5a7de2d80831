import { Form, useNavigation } from 'react-router'
import type { Refused } from '#app/submit.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextArea } from '#app/ui/form/field.tsx'
import { TICKET_MESSAGE_LENGTH } from '#features/ticket/ticket.ts'
import { ProofField } from '#app/ui/form/proof-field.tsx'

type Props = { refused: Refused | undefined; isAsked: boolean; count: number }

/** The form to reply in a ticket or to close it. `count` is the number of messages above it. */
export function ReplyForm({ refused, isAsked, count }: Props) {
  const { state, formData } = useNavigation()
  const sending = state === 'idle' ? undefined : (formData?.get('aksi') ?? undefined)
  const errors = refused?.errors ?? {}
  return (
    <Card className="grid gap-4 p-5">
      <h2 className="text-lg">{isAsked ? 'Jawab pertanyaan kami' : 'Tambahkan keterangan'}</h2>
      {/* The key changes with each new message, which empties the form. */}
      <Form key={count} method="post" encType="multipart/form-data" className="grid gap-4">
        <ErrorSummary errors={refused?.errors} />
        <TextArea
          name="message"
          label="Pesan"
          defaultValue={refused?.values.message ?? ''}
          error={errors.message}
          rows={4}
          maxLength={TICKET_MESSAGE_LENGTH}
          required
        />
        <ProofField label="Lampiran" error={errors.proof} />
        <Button type="submit" name="aksi" value="balas" isBusy={sending === 'balas'}>
          Kirim balasan
        </Button>
      </Form>
      <Form method="post" className="grid border-t border-line pt-4">
        <Button
          type="submit"
          name="aksi"
          value="tutup"
          look="quiet"
          icon="check"
          isBusy={sending === 'tutup'}
        >
          Sudah selesai, tutup tiket
        </Button>
      </Form>
    </Card>
  )
}
