import type { ReactNode } from 'react'
import * as v from 'valibot'
import { AsramaCard } from './asrama-card.tsx'
import { AsramaMap } from './asrama-map.tsx'
import { partMap, toAsramaCardView, wholeMap, wholeMapOnPhone } from './views.server.ts'
import { ctxContext } from '#app/context.ts'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'
import { Stat } from '#app/ui/stat.tsx'
import { ChipLinks } from '#app/ui/tabs.tsx'
import { provinceName, provinceSlugs } from '#features/asrama/provinces.ts'
import { countByProvince, listAsrama } from '#features/asrama/queries.server.ts'
import type { Route } from './+types/asrama.ts'
import { formatCount } from '#platform/money/money.ts'

// The list of provinces exists only on the server, so it adds nothing to the browser's bundle.
export const handle = {
  cache: 'public',
  maxAge: 60,
  query: import.meta.env.SSR ? { provinsi: provinceSlugs, tempat: ['kosong'] } : {},
}

// Unknown filter values count as absent.
const querySchema = v.object({
  provinsi: v.fallback(v.optional(v.picklist(provinceSlugs)), undefined),
  tempat: v.fallback(v.optional(v.literal('kosong')), undefined),
})

type AsramaQuery = v.InferOutput<typeof querySchema>

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  const filter = v.parse(querySchema, Object.fromEntries(new URL(request.url).searchParams))
  const [found, provinces] = await Promise.all([
    listAsrama(ctx.read, {
      now: ctx.now(),
      province: filter.provinsi,
      isFree: filter.tempat === 'kosong',
    }),
    countByProvince(ctx.read),
  ])
  const isPart = filter.provinsi !== undefined && found.length > 0
  return {
    filter,
    provinces: provinces.map(({ province }) => ({
      slug: province,
      name: provinceName(province),
    })),
    where: filter.provinsi && provinceName(filter.provinsi),
    asramas: found.map(toAsramaCardView),
    map: isPart ? partMap(found) : wholeMap(found),
    phoneMap: isPart ? undefined : wholeMapOnPhone(found),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const where = loaderData?.where ? ` di ${loaderData.where}` : ''
  const provinsi = loaderData?.filter.provinsi
  return pageMeta(matches, {
    title: `Asrama yatim dan duafa${where}`,
    description: `Asrama${where}: tempat yang kosong, kebutuhan bulan ini, cara membantu, dan cara berkunjung.`,
    path: provinsi ? `/asrama?provinsi=${provinsi}` : '/asrama',
  })
}

export default function AsramaList({ loaderData }: Route.ComponentProps) {
  const { asramas, provinces, filter, where, map, phoneMap } = loaderData
  return (
    <div className="mx-auto grid max-w-wide grid-cols-[minmax(0,1fr)] gap-5 px-page pt-6 lg:pt-10">
      <header className="grid gap-1">
        <h1 className="text-2xl">Asrama yatim dan duafa</h1>
        <p className="text-muted">
          Rumah kedua bagi anak-anak yang kami dampingi. Bantu kebutuhannya, atau datanglah
          berkunjung.
        </p>
      </header>
      {provinces.length === 0 ? (
        <EmptyState
          icon="house"
          title="Data asrama belum tersedia."
          text="Kami sedang menyiapkannya. Sambil menunggu, Anda dapat membantu lewat program yang berjalan."
          action={<LinkButton to="/program">Lihat program</LinkButton>}
        />
      ) : (
        <>
          <Filters filter={filter} provinces={provinces} />
          {asramas.length === 0 ? (
            <EmptyState
              icon="search"
              title="Tidak ada asrama dengan saringan ini."
              text="Coba provinsi lain, atau lihat semua asrama."
              action={<LinkButton to="/asrama">Tampilkan semua asrama</LinkButton>}
            />
          ) : (
            <>
              <MapWithSums where={where} asramas={asramas}>
                {phoneMap && <AsramaMap map={phoneMap} label="Peta asrama" className="sm:hidden" />}
                <AsramaMap
                  map={map}
                  label="Peta asrama"
                  className={phoneMap ? 'max-sm:hidden' : ''}
                />
              </MapWithSums>
              <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
                {asramas.map((asrama) => (
                  <li key={asrama.slug}>
                    <AsramaCard asrama={asrama} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </div>
  )
}

type FilterProps = { filter: AsramaQuery; provinces: { slug: string; name: string }[] }

function Filters({ filter, provinces }: FilterProps) {
  const { provinsi, tempat } = filter
  return (
    <div className="grid gap-2">
      <ChipLinks
        label="Provinsi"
        tabs={[
          { to: addressOf({ tempat }), label: 'Semua provinsi', isHere: !provinsi },
          ...provinces.map(({ slug, name }) => ({
            to: addressOf({ provinsi: slug, tempat }),
            label: name,
            isHere: provinsi === slug,
          })),
        ]}
      />
      <ChipLinks
        label="Tempat"
        tabs={[
          { to: addressOf({ provinsi }), label: 'Semua asrama', isHere: !tempat },
          {
            to: addressOf({ provinsi, tempat: 'kosong' }),
            label: 'Masih ada tempat kosong',
            isHere: tempat === 'kosong',
          },
        ]}
      />
    </div>
  )
}

function addressOf({ provinsi, tempat }: AsramaQuery): string {
  const query = new URLSearchParams({
    ...(provinsi && { provinsi }),
    ...(tempat && { tempat }),
  }).toString()
  return query ? `/asrama?${query}` : '/asrama'
}

type SumProps = {
  /** The province that the map shows; undefined for all. */
  where: string | undefined
  asramas: { residents: number; nonResidents: number; free: number }[]
  children: ReactNode
}

/** The map with its totals: beside it, or in the sea below Sumatra on the full map. */
function MapWithSums({ where, asramas, children }: SumProps) {
  const sum = (measure: (asrama: SumProps['asramas'][number]) => number) =>
    asramas.reduce((total, asrama) => total + measure(asrama), 0)
  return (
    <div
      className={
        where
          ? 'grid gap-4 lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-center lg:gap-10'
          : 'grid gap-4 xl:relative xl:block'
      }
    >
      {children}
      <dl
        className={`grid grid-cols-2 gap-4 ${where ? 'lg:grid-cols-1' : 'sm:grid-cols-4 xl:pointer-events-none xl:absolute xl:bottom-5 xl:left-6 xl:grid-cols-2 xl:gap-x-5'}`}
      >
        <Stat name={where ? `Asrama di ${where}` : 'Asrama'}>{formatCount(asramas.length)}</Stat>
        <Stat name="Anak di asrama">{formatCount(sum(({ residents }) => residents))}</Stat>
        <Stat name="Anak di keluarganya">
          {formatCount(sum(({ nonResidents }) => nonResidents))}
        </Stat>
        <Stat name="Tempat kosong">{formatCount(sum(({ free }) => free))}</Stat>
      </dl>
    </div>
  )
}
