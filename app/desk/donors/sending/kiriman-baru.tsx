import { redirect } from 'react-router'
import { listSegments } from '#features/donor-record/segments.server.ts'
import { listTemplates } from '#features/message/book/template-book.server.ts'
import { makeSending } from '#features/sending/make-sending.server.ts'
import { OWN_VALUES } from '#features/sending/sending.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import type { Route } from './+types/kiriman-baru.ts'
import { LARGEST, newSendingOf, sendingForm } from './sending-form.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const news = (await listTemplates(ctx.db)).filter(({ kind }) => kind === 'news')
  const templateName = new URL(request.url).searchParams.get('pesan')
  const chosen = news.find(({ name }) => name === templateName)
  return {
    templates: news.map(({ name, title }) => ({ name, title })),
    chosen: chosen && {
      name: chosen.name,
      title: chosen.title,
      fields: chosen.variables.filter(({ name }) => !OWN_VALUES.some((own) => own === name)),
    },
    audiences: [
      { value: LARGEST, label: 'Donatur dengan donasi terbesar' },
      ...(await listSegments(ctx.db)).map(({ id, name }) => ({ value: id, label: name })),
    ],
  }
}

export const action = acts({
  simpan: act(sendingForm, 'Menyusun kiriman', async ({ ctx, staff, form }, typed) => {
    const id = await makeSending(ctx, newSendingOf(typed, form), { by: staff.id })
    return redirect(`/kelola/kiriman/${id}`, 303)
  }),
})

export default function KirimanBaru({ loaderData }: Route.ComponentProps) {
  const { templates, chosen } = loaderData
  return (
    <DeskPage
      title="Kiriman baru"
      lead={
        chosen
          ? 'Belum ada yang dikirim: di halaman berikutnya terlihat berapa orang dan apa isinya.'
          : 'Pilih pesannya. Kata-katanya diputuskan dua orang di buku pesan.'
      }
      back={{ href: '/kelola/kiriman', label: 'Kiriman' }}
      isNarrow
    >
      {chosen ? (
        <NewSendingForm {...loaderData} chosen={chosen} />
      ) : (
        <ul className="grid gap-2">
          {templates.map(({ name, title }) => (
            <li key={name}>
              <a
                href={`?pesan=${encodeURIComponent(name)}`}
                className="flex min-h-touch items-center rounded-card border border-line bg-surface px-4 font-semibold text-primary"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </DeskPage>
  )
}

type FormProps = Pick<Route.ComponentProps['loaderData'], 'audiences'> & {
  chosen: NonNullable<Route.ComponentProps['loaderData']['chosen']>
}

function NewSendingForm({ chosen, audiences }: FormProps) {
  const simpanFields = {
    pesan: field.hidden(chosen.name),
    judul: field.text('Nama kiriman', {
      stored: chosen.title,
      hint: 'Hanya tampil di meja kelola.',
    }),
    columns: field.columns('wide', {
      kepada: field.choice('Untuk siapa', audiences),
      banyak: field.optional.number('Berapa orang', {
        stored: '50',
        hint: 'Bila menurut donasi terbesar.',
      }),
    }),
    ...Object.fromEntries(
      chosen.fields.map(({ name, meaning, sample, isOptional }) => [
        `isi-${name}`,
        field.area(meaning, {
          hint: sample ? `Contoh: ${sample}` : undefined,
          rows: 2,
          isOptional: isOptional ?? false,
        }),
      ]),
    ),
    laju: field.number('Pesan semenit', {
      stored: '300',
      hint: 'Pelan-pelan: donasi yang masuk selalu didahulukan.',
    }),
  }
  return (
    <DeskForm
      act="simpan"
      query={`pesan=${encodeURIComponent(chosen.name)}`}
      submit="Lanjut"
      fields={simpanFields}
    />
  )
}
