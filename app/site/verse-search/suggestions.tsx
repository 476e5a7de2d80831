import { Link } from 'react-router'
import { searchAddress } from './search-address.ts'
import { verseSearches } from './recent.client.ts'
import { RecentSearches } from './recent-searches.tsx'

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

/** Shown before anything is typed: recent searches and examples. */
export function Suggestions() {
  return (
    <div className="grid gap-6">
      <RecentSearches
        searches={verseSearches}
        addressOf={(words) => searchAddress({ q: words })}
        titleClass="text-sm font-semibold text-muted"
      />
      {groups.map(({ title, examples }) => (
        <section key={title} className="grid gap-2">
          <h2 className="text-sm font-semibold text-muted">{title}</h2>
          <ul className="flex flex-wrap gap-2">
            {examples.map((words) => (
              <li key={words}>
                <Link to={searchAddress({ q: words })} className={chip}>
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
