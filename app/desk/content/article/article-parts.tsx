import { PressForm } from '#app/desk/ui/acts.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/card.tsx'
import type { ArticleState } from '#features/article/article.ts'
import type { ArticleVersion, EditedArticle } from '#features/article/desk-queries.server.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts, Timeline } from '#app/desk/ui/facts.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { useIsPermitted } from '#app/desk/ui/permitted-acts.ts'
import { articleStateChips } from './article-list.ts'

/** Where an article stands, and its address for visitors. */
export function ArticleFacts({ article }: { article: EditedArticle }) {
  const { slug, state, publishedAt, changedAt } = article
  const address = `/latest-news/${slug}`
  return (
    <DeskFacts
      facts={[
        { label: 'Keadaan', value: <Chip {...articleStateChips[state]} /> },
        {
          label: 'Alamat',
          value:
            state === 'published' ? (
              <a href={address} className="text-primary underline">
                {address}
              </a>
            ) : (
              address
            ),
        },
        {
          label: state === 'scheduled' ? 'Terbit pada' : 'Terbit',
          value: publishedAt ? formatDateTime(publishedAt) : 'Belum',
        },
        { label: 'Terakhir diubah', value: formatDateTime(changedAt) },
      ]}
    />
  )
}

type PublishProps = { state: ArticleState }

/** Publishes now or at a moment; a public article is withdrawn. */
export function PublishPart({ state }: PublishProps) {
  if (!useIsPermitted('terbitkan')) return null
  const fields = {
    tanggal: field.optional.day('Tanggal', { hint: 'Kosongkan untuk terbit sekarang.' }),
    jam: field.optional.text('Jam (WIB)', { type: 'time', hint: 'Tanpa isian: 08.00.' }),
  }
  return (
    <DeskSection title="Terbit">
      {state !== 'published' && (
        <DeskForm
          act="terbitkan"
          submit={state === 'scheduled' ? 'Ubah jadwal' : 'Terbitkan'}
          columns={2}
          fields={fields}
        />
      )}
      {(state === 'published' || state === 'scheduled') && (
        <PressForm act="tarik" look="danger">
          Tarik artikel
        </PressForm>
      )}
    </DeskSection>
  )
}

const statusWords: Readonly<Record<string, string>> = {
  draft: 'Konsep',
  published: 'Terbit',
  withdrawn: 'Ditarik',
}

/** What the article was after each change. */
export function Versions({ versions }: { versions: readonly ArticleVersion[] }) {
  return (
    <Timeline
      entries={versions.map(({ version, status, title, savedBy, savedAt, body }) => ({
        id: String(version),
        at: formatDateTime(savedAt),
        who: savedBy ?? 'data contoh',
        what: `Versi ${version}: ${title} (${statusWords[status] ?? status})`,
        more: (
          <details>
            <summary className={buttonClass('quiet')}>Lihat isi</summary>
            <pre
              className="max-h-96 overflow-auto rounded-field bg-surface-2 p-3 text-xs whitespace-pre-wrap"
              {...{ role: 'region', tabIndex: 0, 'aria-label': `Isi versi ${version}` }}
            >
              {body}
            </pre>
          </details>
        ),
      }))}
    />
  )
}
