import { Link } from 'react-router'
import { asramaOf } from './asrama-of.server.ts'
import { asramaPage } from './asrama-page.server.ts'
import { GiveBar, GiveCard, Occupants, Programs, VisitCard, Whereabouts } from './asrama-parts.tsx'
import { AsramaPicture } from './asrama-picture.tsx'
import { NeedList } from './need-list.tsx'
import { ctxContext } from '#app/context.ts'
import { pageMeta, siteOf } from '#app/site/sharing/page-meta.ts'
import { crumbsLd } from '#app/site/sharing/json-ld.ts'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Share } from '#app/ui/share/share.tsx'
import type { Route } from './+types/asrama-slug.ts'

export const handle = { cache: 'public', maxAge: 60 }

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  return asramaPage(ctx, await asramaOf(ctx, params.slug))
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { slug, name, city, summary: description } = loaderData.asrama
  const path = `/asrama/${slug}`
  const jsonLd = import.meta.env.SSR && [
    crumbsLd(siteOf(matches), [
      ['Asrama', '/asrama'],
      [name, path],
    ]),
  ]
  return pageMeta(matches, { title: `${name}, ${city}`, description, path, jsonLd })
}

export default function AsramaPage({ loaderData }: Route.ComponentProps) {
  const { asrama, campaign, programs, map, url, now } = loaderData
  const share = { url, title: asrama.name, text: `Yuk, bantu ${asrama.name}.` }
  return (
    <>
      <article className="mx-auto grid max-w-wide grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-10 lg:px-page lg:pt-8">
        <div className="lg:col-start-1">
          <AsramaPicture
            asrama={asrama}
            sizes="(min-width: 64rem) 46rem, 100vw"
            isHead
            className="aspect-[16/9] sm:aspect-[2/1] lg:rounded-card"
          />
        </div>
        <header className="grid gap-2 px-page pt-5 lg:col-start-1 lg:px-0 lg:pt-6">
          <Link
            to="/asrama"
            className="inline-flex min-h-touch items-center gap-1 justify-self-start text-sm font-semibold text-primary hover:underline"
          >
            <Icon name="left" className="size-4" />
            Semua asrama
          </Link>
          <h1 className="text-2xl lg:text-3xl">{asrama.name}</h1>
          <p className="inline-flex items-center gap-1 text-muted">
            <Icon name="pin" className="size-4.5" />
            {asrama.district}, {asrama.place}
          </p>
          <div className="mt-3">
            <Occupants asrama={asrama} />
          </div>
        </header>
        <aside
          aria-label="Donasi dan kunjungan"
          className="px-page pt-5 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:px-0 lg:pt-0"
        >
          <div className="grid gap-4 lg:sticky lg:top-24">
            <GiveCard campaign={campaign} />
            <VisitCard asrama={asrama} />
            <Card as="section" className="grid gap-3 p-5">
              <h2 className="text-base">Bagikan asrama ini</h2>
              <Share {...share} />
            </Card>
          </div>
        </aside>
        <div className="grid gap-10 px-page pt-8 lg:col-start-1 lg:px-0">
          <NeedList needs={asrama.needs} now={now} />
          <section className="grid max-w-reading gap-4">
            <h2 className="text-xl">Tentang asrama ini</h2>
            <p className="text-lg font-medium">{asrama.summary}</p>
            {asrama.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          <Whereabouts asrama={asrama} map={map} />
        </div>
      </article>
      <GiveBar campaign={campaign} />
      <Programs programs={programs} />
    </>
  )
}
