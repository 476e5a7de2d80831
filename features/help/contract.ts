import * as v from 'valibot'
import { textOf } from '#platform/text/form-text.ts'
import { storableText } from '#platform/text/storable.ts'
import { helpTopics } from './help.ts'

const topic = v.picklist(helpTopics, 'Topik tidak dikenal.')

/** Without `q` every article; with it the matches, best first. */
export const helpQuery = v.object({
  q: v.optional(
    v.pipe(
      v.string(),
      v.transform(storableText),
      v.maxLength(80, 'Kata pencarian paling panjang 80 huruf.'),
    ),
  ),
  topik: v.optional(topic),
})

export const helpParam = v.object({ slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/)) })

export const helpVote = v.object({ isHelpful: v.boolean('Pilih ya atau tidak.') })

const entry = v.object({ slug: v.string(), topic, title: v.string(), summary: v.string() })

const inline = v.object({
  text: v.string(),
  /** A path of this site. */
  to: v.optional(v.string()),
  isStrong: v.optional(v.literal(true)),
})

const block = v.union([
  v.object({ kind: v.picklist(['text', 'heading', 'note']), words: v.array(inline) }),
  v.object({ kind: v.picklist(['steps', 'list']), items: v.array(v.array(inline)) }),
])

export const helpListResponse = v.object({ data: v.array(entry) })

export const helpArticleResponse = v.object({
  data: v.object({
    ...entry.entries,
    blocks: v.array(block),
    updatedAt: v.pipe(v.string(), v.isoTimestamp()),
    related: v.array(entry),
  }),
})

export const helpVoteResponse = v.object({ data: v.object({ isHelpful: v.boolean() }) })

/** The words of an article as staff write them; features/help/blocks.ts defines the markup of its body. */
export const helpWords = v.object({
  topic: v.picklist(helpTopics, 'Pilih topik.'),
  title: textOf('Judul', 120),
  summary: textOf('Ringkasan', 200),
  body: textOf('Isi artikel', 20_000),
  keywords: textOf('Kata kunci', 300, { isOptional: true }),
})

/** A new article; its address stays for ever. */
export const helpInput = v.object({
  slug: v.pipe(
    v.string('Alamat belum ditulis.'),
    v.regex(
      /^(?=.{3,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'Alamat memakai 3–80 huruf kecil, angka, dan tanda hubung.',
    ),
  ),
  ...helpWords.entries,
})
