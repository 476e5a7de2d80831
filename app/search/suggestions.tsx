import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { IconButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { addressOf } from './asked.ts'
import { verseSearches } from './recent.client.ts'

const groups = [
  {
    title: 'Lompat ke tempatnya',
    examples: ['2:255', 'al baqarah 286', 'juz 30', 'halaman 50', 'yasin', 'ayat kursi'],
  },
  {
    title: 'Dengan kata Indonesia',
    examples: ['sabar dan salat', 'orang tua', 'rezeki', 'tobat', 'sedekah', 'ilmu'],
  },
  {
    title: 'Seperti terdengar',
    examples: ['alhamdulillah', 'inna lillahi', 'robbana atina', 'fabiayyi ala', 'kun fayakun'],
  },
  {
    title: 'Dengan huruf Arab, tanpa harakat',
    examples: ['الرحمن الرحيم', 'إن مع العسر يسرا', 'يا أيها الذين آمنوا'],
  },
  {
    title: 'Doa dalam Al-Qur’an',
    examples: ['doa sapu jagat', 'doa nabi yunus', 'doa untuk orang tua', 'doa minta ilmu'],
  },
]

/** What stands in the place of results before anything is typed: recent searches, and what can be typed. */
export function Suggestions() {
  return (
    <div className="grid gap-6">
      <Recent />
      {groups.map(({ title, examples }) => (
        <section key={title} className="grid gap-2">
          <h2 className="text-sm font-semibold text-muted">{title}</h2>
          <ul className="flex flex-wrap gap-2">
            {examples.map((words) => (
              <li key={words}>
                <Link to={addressOf({ q: words })} className={chip}>
                  {/[\u0600-\u06FF]/.test(words) ? (
                    <span lang="ar" dir="rtl" className="font-arab text-xl leading-normal">
                      {words}
                    </span>
                  ) : (
                    words
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const chip =
  'flex min-h-touch items-center gap-2 rounded-chip border border-line bg-surface px-4 text-sm font-semibold hover:border-primary'

const none: readonly string[] = []
const noneYet = () => none
// The server has no such store: it is looked for when it is needed.
const watchRecent = (changed: () => void) => verseSearches.onChange(changed)
const recentNow = () => verseSearches.list()

function Recent() {
  const recent = useSyncExternalStore(watchRecent, recentNow, noneYet)
  if (recent.length === 0) return null
  return (
    <section className="grid gap-2" aria-label="Pencarian terakhir">
      <div className="flex items-center justify-between">
        <h2 className="text-sm font-semibold text-muted">Pencarian terakhir</h2>
        <button
          type="button"
          onClick={() => verseSearches.forget()}
          className="min-h-touch px-2 text-sm font-semibold text-primary"
        >
          Hapus semua
        </button>
      </div>
      <ul className="grid rounded-card border border-line bg-surface">
        {recent.map((words) => (
          <li key={words} className="flex items-center border-b border-line last:border-b-0">
            <Link
              to={addressOf({ q: words })}
              className="flex min-h-12 min-w-0 flex-1 items-center gap-3 px-4"
            >
              <Icon name="history" className="size-5 text-muted" />
              <bdi className="truncate">{words}</bdi>
            </Link>
            <IconButton
              label={`Hapus “${words}”`}
              icon="close"
              onClick={() => verseSearches.forget(words)}
              className="text-muted"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
