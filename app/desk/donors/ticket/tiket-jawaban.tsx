import { redirect } from 'react-router'
import * as v from 'valibot'
import { type PreparedAnswer, readyAnswerForm } from '#features/ticket/ready-answer.ts'
import {
  listReadyAnswers,
  removeReadyAnswer,
  saveReadyAnswer,
} from '#features/ticket/ready-answers.server.ts'
import { EmptyState } from '#app/ui/state/states.tsx'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { PressForm, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { IfPermitted } from '#app/desk/ui/permitted-acts.ts'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import type { Route } from './+types/tiket-jawaban.ts'

const path = '/kelola/tiket/jawaban'

export async function loader({ context }: Route.LoaderArgs) {
  return { answers: await listReadyAnswers(context.get(deskContext).ctx.db) }
}

const removal = v.object({ jawaban: v.pipe(v.string(), v.uuid()) })

export const action = acts({
  simpan: act(
    readyAnswerForm,
    'Menyimpan jawaban siap',
    async ({ ctx, staff }, { jawaban: id, judul: title, isi: text }) => {
      await saveReadyAnswer(ctx, { id: id || null, title, text }, { by: staff.id })
      return redirect(`${path}?kabar=simpan`, 303)
    },
  ),
  hapus: act(removal, 'Menghapus jawaban siap', async ({ ctx }, { jawaban: id }) => {
    await removeReadyAnswer(ctx, id)
    return redirect(`${path}?kabar=hapus`, 303)
  }),
})

export default function TiketJawaban({ loaderData, actionData }: Route.ComponentProps) {
  const { answers } = loaderData
  const refused = useRefusedAt(actionData, 'simpan')
  const at = refused?.values['jawaban'] ?? ''
  return (
    <DeskPage
      title="Jawaban siap"
      lead="Ditulis sekali, dipakai berkali-kali: pilih di tiket, baca lagi, lalu kirim. “{nomor}” menjadi nomor tiketnya."
      back={{ href: '/kelola/tiket', label: 'Tiket bantuan' }}
      isNarrow
    >
      {answers.length === 0 && (
        <EmptyState
          title="Belum ada jawaban siap"
          text={
            <IfPermitted act="simpan">
              Tulis yang paling sering ditanyakan di bawah ini.
            </IfPermitted>
          }
        />
      )}
      {answers.map((answer) => (
        <details
          key={answer.id}
          open={at === answer.id}
          className="rounded-card border border-line bg-surface"
        >
          <summary className="min-h-touch cursor-pointer content-center px-4 font-semibold">
            {answer.title}
          </summary>
          <div className="grid gap-4 border-t border-line p-4">
            <AnswerForm answer={answer} />
            <PressForm act="hapus" fields={{ jawaban: answer.id }} label={`Hapus ${answer.title}`}>
              Hapus
            </PressForm>
          </div>
        </details>
      ))}
      <DeskSection title="Jawaban baru">
        <AnswerForm answer={null} />
      </DeskSection>
    </DeskPage>
  )
}

type FormProps = { answer: PreparedAnswer | null }

function AnswerForm({ answer }: FormProps) {
  const fields = {
    jawaban: field.hidden(answer?.id ?? ''),
    judul: field.text('Judul', {
      stored: answer?.title ?? '',
      hint: 'Hanya tampil di meja kelola.',
      maxLength: 80,
    }),
    isi: field.area('Jawaban', { stored: answer?.text ?? '', rows: 6 }),
  }
  return <DeskForm act="simpan" submit="Simpan" fields={fields} />
}
