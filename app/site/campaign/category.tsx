import { ctxContext } from '#app/context.ts'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'
import { ChipLinks } from '#app/ui/tabs.tsx'
import { listCampaigns, listCategories } from '#features/campaign/queries.server.ts'
import { existing } from '#app/not-found.ts'
import type { Route } from './+types/category.ts'
import { CampaignGrid } from './campaign-grid.tsx'
import { toCardView } from './campaign-view.server.ts'

export const handle = { cache: 'public', maxAge: 30 }

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  const categories = await listCategories(ctx.read)
  const category = existing(categories.find(({ slug }) => slug === params.slug))
  const now = ctx.now()
  const { items } = await listCampaigns(ctx.read, { now, category: category.slug, limit: 24 })
  return {
    category,
    others: categories
      .filter((other) => other !== category)
      .map(({ slug, name }) => ({ slug, name })),
    campaigns: items.map((card) => toCardView(card, now)),
  }
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta(matches, {
    title: `${loaderData.category.name}`,
    description: loaderData.category.description,
    path: `/category/${params.slug}`,
  })
}

export default function Category({ loaderData }: Route.ComponentProps) {
  const { category, campaigns, others } = loaderData
  return (
    <div className="mx-auto grid max-w-wide gap-4 px-page pt-6 lg:pt-10">
      <header className="grid gap-1">
        <h1 className="text-2xl">{category.name}</h1>
        <p className="max-w-reading text-muted">{category.description}</p>
      </header>
      {campaigns.length === 0 ? (
        <EmptyState
          title="Belum ada program di kategori ini."
          text="Kategori lain sedang menanti uluran tangan Anda."
          action={<LinkButton to="/program">Lihat semua program</LinkButton>}
        />
      ) : (
        <CampaignGrid campaigns={campaigns} />
      )}
      <section className="mt-8 grid gap-3">
        <h2 className="text-lg">Kategori lain</h2>
        <ChipLinks
          label="Kategori lain"
          tabs={others.map(({ slug, name }) => ({
            to: `/category/${slug}`,
            label: name,
            isHere: false,
          }))}
        />
      </section>
    </div>
  )
}
