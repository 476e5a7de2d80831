import type { Fund } from '#platform/db/schema/schema-books.ts'

/** The one name of each fund on every screen, the field's own (PSAK 409; docs/GLOSSARY.md). */
export const fundWords: Record<Fund, string> = {
  Z: 'Zakat',
  IT: 'Infak terikat',
  IU: 'Infak tidak terikat',
  W: 'Wakaf',
  A: 'Dana amil',
  D: 'Dana sosial keagamaan lainnya',
  N: 'Dana nonhalal',
}

export const funds = Object.keys(fundWords) as Fund[]

/** The same of what a donor gave into it: the amil's fund receives infak operasional. */
export const donatedFundWords: Record<Fund, string> = { ...fundWords, A: 'Infak operasional' }
