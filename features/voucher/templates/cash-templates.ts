import { amilCosts, ofAmil } from './amil-templates.ts'
import { cash, choice, fund, place, sum } from './fields.ts'
import type { Template } from './template.ts'

const OF_AMIL = 'Dana selain amil berpiutang kepada amil sampai diganti.'

/** What a count of cash finds to lack or to be too much. */
export const cashTemplates: readonly Template[] = [
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
