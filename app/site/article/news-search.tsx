import { Form } from 'react-router'
import { inputClass } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ArticleCategory } from '#features/article/article.ts'

type Props = { query: { kategori: ArticleCategory | undefined; q: string }; longest: number }

/** Searches news, within the category that is looked at. */
export function NewsSearch({ query: { kategori, q }, longest }: Props) {
  return (
    <Form method="get" action="/news" role="search" className="relative">
      {kategori && <input type="hidden" name="kategori" value={kategori} />}
      <input
        key={q}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={longest}
        aria-label="Cari artikel"
        placeholder="Cari artikel"
        enterKeyHint="search"
        className={`${inputClass} pr-14`}
      />
      <button
        type="submit"
        aria-label="Cari"
        className="absolute inset-y-1 right-1 grid w-11 place-items-center rounded-field text-primary hover:bg-tint"
      >
        <Icon name="search" />
      </button>
    </Form>
  )
}
