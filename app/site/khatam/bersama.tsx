import { Form, redirect } from 'react-router'
import { addressContext, ctxContext } from '#app/context.ts'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { submit } from '#app/submit.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { CIRCLE_MONTHS, CIRCLE_MOST_DAYS, TITLE_MOST } from '#features/khatam/circle/circle.ts'
import { beginCircle } from '#features/khatam/circle/circle.server.ts'
import { circleForm } from '#features/khatam/circle/contract.ts'
import { addDays, dayOf } from '#platform/time/jakarta.ts'
import type { Route } from './+types/bersama.ts'

const USUAL_DAYS = 30

export const handle = { cache: 'none', isFound: true }

export function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  return { id: ctx.newPublicId(), key: ctx.newPublicId(), today: dayOf(ctx.now()) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext)
  return submit(circleForm, request, async (form) => {
    await beginCircle(ctx, context.get(addressContext), form)
    return redirect(`/khatam/bersama/${form.id}?kunci=${form.kunci}`, 303)
  })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Khatam bersama',
    description:
      'Bagi 30 juz kepada keluarga, pengajian, atau kantor dengan satu tautan. Tanpa akun: tulis nama, pilih juz, tandai selesai.',
    path: '/khatam/bersama',
  })
}

export default function BeginCircle({ loaderData, actionData }: Route.ComponentProps) {
  const { id, key, today } = loaderData
  const { values = {}, errors = {} } = actionData && 'errors' in actionData ? actionData : {}
  return (
    <div className="mx-auto grid max-w-form gap-5 px-page pt-5 lg:pt-10">
      <header className="grid gap-1">
        <h1 className="text-2xl">Khatam bersama</h1>
        <p className="text-muted">
          Bagikan 30 juz lewat satu tautan. Tiap orang menulis nama, memilih juz, lalu menandainya
          selesai. Tidak perlu akun.
        </p>
      </header>
      <Form method="post" noValidate className="grid gap-4">
        <ErrorSummary errors={errors} />
        <Card as="section" className="grid gap-4 p-5 lg:p-6">
          <input type="hidden" name="id" value={values.id ?? id} />
          <input type="hidden" name="kunci" value={values.kunci ?? key} />
          <TextField
            name="nama"
            label="Nama khatam"
            placeholder="Misalnya: Khatam keluarga besar"
            maxLength={TITLE_MOST}
            autoComplete="off"
            defaultValue={values.nama}
            error={errors.nama}
          />
          <TextField
            name="hingga"
            label="Selesai paling lambat"
            type="date"
            min={today}
            max={addDays(today, CIRCLE_MOST_DAYS)}
            hint="Sesudah tanggal itu, juz yang belum selesai boleh dilanjutkan orang lain."
            defaultValue={values.hingga ?? addDays(today, USUAL_DAYS)}
            error={errors.hingga}
          />
          <Button type="submit">Buat tautan</Button>
        </Card>
      </Form>
      <p className="text-sm text-muted">
        {`Siapa pun yang memegang tautannya dapat melihat nama dan juz di halamannya. Mesin pencari tidak mencatatnya, dan semuanya dihapus ${CIRCLE_MONTHS} bulan setelah dibuat.`}
      </p>
    </div>
  )
}
