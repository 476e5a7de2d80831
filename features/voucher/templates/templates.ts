import { advanceTemplates } from './advance-templates.ts'
import { amilCosts, amilTemplates, ofAmil } from './amil-templates.ts'
import { goodsTemplates } from './goods-templates.ts'
import { otherTemplates } from './other-templates.ts'
import { partnerTemplates } from './partner-templates.ts'
import type { Template } from './template.ts'
import { wakafTemplates } from './wakaf-templates.ts'
import { cash, choice, fund, place, sum } from './fields.ts'

const OF_AMIL = 'Dana selain amil berpiutang kepada amil sampai diganti.'

/** What a count of cash finds to lack or to be too much. */
const cashTemplates: readonly Template[] = [
  {
    ...ofAmil,
    key: 'kas-kurang',
    title: 'Mencatat kekurangan kas',
    words: 'Uang yang dihitung kurang dari catatan; selisihnya ditanggung amil.',
    group: 'cash',
    fields: [
      { ...fund('A', 'Z', 'IT', 'IU', 'D', 'W', 'N'), hint: OF_AMIL, isOptional: true },
      sum('Kekurangan'),
      { kind: 'place', name: 'place', label: 'Kas', accounts: cash, withOfficers: true },
    ],
    moves: (g) =>
      g.fund === 'A'
        ? [['6600', g.place.account, g.sum]]
        : [
            ['1190', g.place.account, g.sum],
            ['6600', '2190', g.sum, 'A'],
          ],
    paper: 'handover',
    people: 'two',
  },
  {
    ...ofAmil,
    key: 'kas-lebih',
    title: 'Mencatat kelebihan kas kecil',
    words: 'Uang yang dihitung lebih dari catatan: nota yang tercatat terlalu besar dikurangi.',
    group: 'cash',
    fields: [
      choice('Beban yang tercatat terlalu besar', amilCosts),
      sum('Kelebihan'),
      place('Kas kecil', ['1112']),
    ],
    moves: (g) => [[g.place.account, g.use, g.sum]],
    paper: 'handover',
    people: 'two',
  },
]

/** Every act of the institution: a row with its form, its journal, its papers and who may. */
export const templates: readonly Template[] = [
  ...amilTemplates,
  ...cashTemplates,
  ...advanceTemplates,
  ...partnerTemplates,
  ...goodsTemplates,
  ...wakafTemplates,
  ...otherTemplates,
]

const byKey = new Map(templates.map((template) => [template.key, template]))

/** A template by its key, or undefined. */
export function findTemplate(key: string): Template | undefined {
  return byKey.get(key)
}

/** The first template that settles items of an account: by choosing one, or as a tax. */
export function settlingTemplate(account: string): Template | undefined {
  return templates.find(({ fields }) =>
    fields.some((field) => {
      if (field.kind === 'item') return field.accounts.includes(account) && !field.isOptional
      if (field.kind !== 'choice' || field.name !== 'taxAccount' || field.isOptional) return false
      return field.choices.some(([value]) => value === account)
    }),
  )
}

/** What a template is called; of one that is gone, its key. */
export function templateTitle(key: string): string {
  return findTemplate(key)?.title ?? key
}
