import { ctxContext } from '#app/context.ts'
import { guard } from '#app/guards.ts'
import { privateMeta } from '#app/site/sharing/page-meta.ts'
import { chooseCover, coverWords } from '#platform/picture/cover.ts'
import type { Route } from './+types/ui.ts'
import { ActionParts } from './ui-actions.tsx'
import { FeedbackParts } from './ui-feedback.tsx'
import { FormParts } from './ui-forms.tsx'
import { LookParts } from './ui-look.tsx'

export const handle = { cache: 'none' }
export const middleware: Route.MiddlewareFunction[] = [guard('demo')]

/** Every component in its states, for developers. */
export function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  const { things, lights } = coverWords()
  const covers = things.map((motif, i) =>
    chooseCover({
      words: motif,
      title: '',
      category: '',
      cover: { motif, palette: lights[i % lights.length] as string, seed: i * 31 + 5 },
    }),
  )
  return { now: ctx.now().toISOString(), covers }
}

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, { title: 'Komponen' })
}

export default function Components({ loaderData }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid max-w-reading gap-12 px-page py-8">
      <header>
        <h1 className="text-2xl">Komponen</h1>
        <p className="text-muted">Setiap bagian antarmuka dalam semua keadaannya.</p>
      </header>
      <LookParts now={loaderData.now} covers={loaderData.covers} />
      <ActionParts />
      <FormParts />
      <FeedbackParts now={loaderData.now} />
    </div>
  )
}
