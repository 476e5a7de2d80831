import { Form, useSubmit } from 'react-router'
import * as v from 'valibot'
import { ctxContext, doNotKeep } from '#app/context.ts'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'
import { ChipLinks } from '#app/ui/tabs.tsx'
import {
  CAMPAIGN_CURSOR,
  campaignSorts,
  campaignStates,
  type FundGroup,
  fundGroups,
} from '#features/campaign/campaign.ts'
import { listCampaigns, listCategories, listRegions } from '#features/campaign/queries.server.ts'
import type { Route } from './+types/program.ts'
import { CampaignGrid } from './campaign-grid.tsx'
import { toCardView } from './campaign-view.server.ts'

const CATEGORY = /^[a-z0-9-]{1,80}$/
const REGION = /^[\p{L} .'’-]{1,60}$/u

export const handle = {
  cache: 'public',
  maxAge: 30,
  query: {
    kategori: CATEGORY,
    urut: campaignSorts,
    dana: Object.keys(fundGroups),
    lokasi: REGION,
    status: campaignStates,
  },
  fresh: { setelah: CAMPAIGN_CURSOR },
}

const PER_PAGE = 12

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  const now = ctx.now()
  const filter = v.parse(filterSchema, Object.fromEntries(new URL(request.url).searchParams))
  const { kategori, urut, dana, lokasi, status, setelah } = filter
  const [{ items, next }, categories, regions] = await Promise.all([
    listCampaigns(ctx.read, {
      now,
      category: kategori,
      sort: urut,
      fund: dana,
      region: lokasi,
      status,
      after: setelah,
      limit: PER_PAGE,
    }),
    listCategories(ctx.read),
    listRegions(ctx.read),
  ])
  const isOffered =
    (!kategori || categories.some(({ slug }) => slug === kategori)) &&
    (!lokasi || regions.includes(lokasi))
  if (!isOffered) doNotKeep(context)
  return {
    filter,
    next,
    regions,
    campaigns: items.map((card) => toCardView(card, now)),
    categories: categories.map(({ slug, name }) => ({ slug, name })),
  }
}

// Unknown filter values count as absent, so old and mistyped links still show campaigns.
const filterSchema = v.object({
  kategori: v.fallback(v.optional(v.pipe(v.string(), v.regex(CATEGORY))), undefined),
  urut: v.fallback(v.optional(v.picklist(campaignSorts)), undefined),
  dana: v.fallback(v.optional(v.picklist(Object.keys(fundGroups) as FundGroup[])), undefined),
  lokasi: v.fallback(v.optional(v.pipe(v.string(), v.regex(REGION))), undefined),
  status: v.fallback(v.optional(v.picklist(campaignStates)), undefined),
  setelah: v.fallback(v.optional(v.pipe(v.string(), v.regex(CAMPAIGN_CURSOR))), undefined),
})

type Filter = v.InferOutput<typeof filterSchema>

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Program kebaikan',
    description:
      'Pilih program yang ingin Anda bantu: air bersih, pendidikan santri, yatim, kesehatan, zakat, dan wakaf. Setiap rupiah tercatat dan dapat diikuti.',
    path: '/program',
  })
}

export default function Program({ loaderData }: Route.ComponentProps) {
  const { campaigns, categories, regions, filter, next } = loaderData
  return (
    <div className="mx-auto grid max-w-wide gap-4 px-page pt-6 lg:pt-10">
      <header className="grid gap-1">
        <h1 className="text-2xl">Program kebaikan</h1>
        <p className="text-muted">Pilih yang paling dekat dengan hati Anda.</p>
      </header>
      <ChipLinks
        label="Kategori"
        tabs={[
          {
            to: addressOf({ ...filter, kategori: undefined }),
            label: 'Semua',
            isHere: !filter.kategori,
          },
          ...categories.map(({ slug, name }) => ({
            to: addressOf({ ...filter, kategori: slug }),
            label: name,
            isHere: filter.kategori === slug,
          })),
        ]}
      />
      <Filters filter={filter} regions={regions} />
      {campaigns.length === 0 ? (
        <EmptyState
          icon="search"
          title="Tidak ada program dengan saringan ini."
          text="Coba kategori lain, atau lihat semua program yang sedang berjalan."
          action={<LinkButton to="/program">Tampilkan semua program</LinkButton>}
        />
      ) : (
        <CampaignGrid campaigns={campaigns} />
      )}
      {next && (
        <LinkButton to={addressOf(filter, next)} look="ghost" className="mt-4 justify-self-center">
          Program berikutnya
        </LinkButton>
      )}
    </div>
  )
}

const sortWords = {
  terbaru: 'Terbaru',
  mendesak: 'Paling mendesak',
  'hampir-tercapai': 'Hampir tercapai',
  terpopuler: 'Terpopuler',
}
const fundChoices = {
  '': 'Semua dana',
  zakat: 'Zakat',
  infak: 'Infak',
  wakaf: 'Wakaf',
  sedekah: 'Sedekah',
}
const statusChoices = { '': 'Sedang berjalan', selesai: 'Sudah selesai' }

type FiltersProps = { filter: Filter; regions: string[] }

function Filters({ filter, regions }: FiltersProps) {
  const submit = useSubmit()
  const places = Object.fromEntries(regions.map((region) => [region, region]))
  return (
    <Form
      method="get"
      action="/program"
      // A new filter starts at the first page. Empty parameters stay out of the address.
      onChange={({ currentTarget }) => {
        const entries = [...new FormData(currentTarget)].filter(([, value]) => value !== '')
        void submit(Object.fromEntries(entries) as Record<string, string>, { action: '/program' })
      }}
      className="-mx-page flex gap-2 overflow-x-auto px-page no-scrollbar"
    >
      {filter.kategori && <input type="hidden" name="kategori" value={filter.kategori} />}
      <Choice name="urut" label="Urutkan" choices={sortWords} chosen={filter.urut ?? 'terbaru'} />
      <Choice name="dana" label="Jenis dana" choices={fundChoices} chosen={filter.dana ?? ''} />
      {regions.length > 1 && (
        <Choice
          name="lokasi"
          label="Lokasi"
          choices={{ '': 'Semua lokasi', ...places }}
          chosen={filter.lokasi ?? ''}
        />
      )}
      <Choice name="status" label="Status" choices={statusChoices} chosen={filter.status ?? ''} />
      <noscript>
        <button
          type="submit"
          className="min-h-touch rounded-chip bg-primary px-4 font-semibold text-on-primary"
        >
          Terapkan
        </button>
      </noscript>
    </Form>
  )
}

type ChoiceProps = { name: string; label: string; choices: Record<string, string>; chosen: string }

function Choice({ name, label, choices, chosen }: ChoiceProps) {
  return (
    <select
      key={chosen}
      name={name}
      aria-label={label}
      defaultValue={chosen}
      className="min-h-touch shrink-0 cursor-pointer rounded-chip border border-line bg-surface pl-4 font-semibold hover:border-primary"
    >
      {Object.entries(choices).map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  )
}

/** The address of a filter; with `setelah`, of a later page of its list. */
function addressOf({ kategori, urut, dana, lokasi, status }: Filter, setelah?: string): string {
  const entries = Object.entries({ kategori, urut, dana, lokasi, status, setelah })
  const query = new URLSearchParams(
    entries.filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString()
  return query ? `/program?${query}` : '/program'
}
