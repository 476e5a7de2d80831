import { redirect } from 'react-router'
import { compareTexts } from '#features/site-page/compare.ts'
import { listWrittenVersions } from '#features/site-page/desk-queries.server.ts'
import { publishPage } from '#features/site-page/publish-page.server.ts'
import {
  consentedSlugs,
  type PageSlug,
  pageSlugs,
  versionAt,
} from '#features/site-page/site-page.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage, DeskSection, ActLink } from '#app/desk/ui/desk-page.tsx'
import { DeskForm } from '#app/desk/ui/form.tsx'
import type { Route } from './+types/halaman-slug.ts'
import { pageNames } from './page-names.ts'
import { Comparison, pageFields, PageVersions } from './page-parts.tsx'
import * as v from 'valibot'
import { isDay } from '#platform/time/jakarta.ts'
import { existing } from '#app/not-found.ts'

/** A version of a page as its form sends it; the use case checks the words. */
const pageForm = v.object({
  title: v.string(),
  summary: v.string(),
  body_html: v.string(),
  changeSummary: v.string(),
  code: v.optional(v.string(), ''),
  effectiveOn: v.union([v.literal(''), v.pipe(v.string(), v.check(isDay))], 'Pilih tanggal.'),
})

function slugOf(slug: string | undefined): PageSlug {
  const known = existing(pageSlugs.find((each) => each === slug))
  return known
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const slug = slugOf(params.slug)
  const versions = await listWrittenVersions(ctx.db, slug)
  const chosenVersion = Number(new URL(request.url).searchParams.get('versi'))
  const at = versions.findIndex(({ version }) => version === chosenVersion)
  const [shown, before] = at === -1 ? [] : versions.slice(at, at + 2)
  return {
    slug,
    versions,
    current: versionAt(versions, ctx.now())?.version,
    latest: versions[0],
    comparison: shown && {
      version: shown.version,
      lines: compareTexts(before?.body ?? '', shown.body),
    },
    isConsented: consentedSlugs.includes(slug),
    mayWrite: isPermitted(staff.role, 'content.write'),
  }
}

export const action = acts({
  terbitkan: act(
    pageForm,
    'Menerbitkan versi halaman',
    async ({ ctx, staff, params }, { body_html: body, code, effectiveOn, ...words }) => {
      const slug = slugOf(params['slug'])
      const version = {
        ...words,
        slug,
        body,
        ...(code && { code }),
        ...(effectiveOn && { effectiveOn }),
      }
      await publishPage(ctx, version, { by: staff.id })
      return redirect(`/kelola/halaman/${slug}?kabar=terbit`, 303)
    },
  ),
})

export default function HalamanSlug({ loaderData }: Route.ComponentProps) {
  const { slug, versions, current, latest, comparison, isConsented, mayWrite } = loaderData
  return (
    <DeskPage
      title={pageNames[slug]}
      tab="Halaman"
      back={{ href: '/kelola/halaman', label: 'Halaman lembaga' }}
      acts={<ActLink href={`/${slug}`}>Lihat halamannya</ActLink>}
      isNarrow
    >
      {comparison && <Comparison {...comparison} />}
      <DeskSection title="Versi">
        <PageVersions slug={slug} versions={versions} current={current} />
      </DeskSection>
      {mayWrite && (
        <DeskSection
          title="Versi baru"
          note="Tampil sejak awal hari berlakunya, dan diumumkan sampai saat itu. Versi yang sudah terbit tidak dapat diubah."
        >
          <DeskForm
            isReadable
            act="terbitkan"
            submit="Terbitkan versi baru"
            fields={pageFields({ latest, isConsented })}
          />
        </DeskSection>
      )}
    </DeskPage>
  )
}
