import type { Fund } from '#platform/db/schema/schema-books.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { amilCosts, amilPayers, ofAmil } from './amil-templates.ts'
import { campaign, dueField, fund, item, place, sum, text, choice } from './fields.ts'
import { peopleUses } from './people-uses.ts'
import type { Template } from './template.ts'

const programmeFunds: readonly Fund[] = ['Z', 'IT', 'IU', 'D']
const ofProgramme = { propose: 'disbursement.write', people: 'by-sum' } as const
const programmePayers = ['1121', '1122', '1110'] as const

/** Money given ahead, and what became of it. */
export const advanceTemplates: readonly Template[] = [
  {
    ...ofProgramme,
    key: 'uang-muka-program',
    title: 'Memberi uang muka program',
    words: 'Uang dibawa pelaksana, lalu dipertanggungjawabkan dengan nota.',
    group: 'advance',
    fields: [
      fund(...programmeFunds),
      campaign,
      text('party', 'Pelaksana'),
      sum('Nominal'),
      dueField('Dipertanggungjawabkan paling lambat', {
        hint: 'Paling lama 14 hari sesudah kegiatan.',
      }),
      place('Dibayar dari', programmePayers),
    ],
    moves: (g) => [['1145', g.place.account, g.sum]],
    paper: 'proposal',
    rule: 'one-advance',
  },
  advanceReport({
    ...ofProgramme,
    key: 'lapor-uang-muka-program',
    title: 'Melaporkan uang muka program',
    fields: [item('Uang muka', '1145'), choice('Terpakai untuk', peopleUses)],
    places: programmePayers,
  }),
  {
    ...ofAmil,
    key: 'uang-muka-karyawan',
    title: 'Memberi uang muka karyawan',
    words: 'Pinjaman atau uang jalan pegawai yang dipertanggungjawabkan atau dicicil.',
    group: 'advance',
    fields: [
      text('party', 'Penerima'),
      sum('Nominal'),
      dueField('Dipertanggungjawabkan paling lambat'),
      place('Dibayar dari', amilPayers),
    ],
    moves: (g) => [['1146', g.place.account, g.sum]],
    paper: 'proposal',
    rule: 'one-advance',
  },
  advanceReport({
    ...ofAmil,
    key: 'lapor-uang-muka-karyawan',
    title: 'Melaporkan uang muka karyawan',
    fields: [item('Uang muka', '1146'), choice('Terpakai untuk', amilCosts)],
    places: amilPayers,
  }),
]

type Report = Pick<Template, 'key' | 'title' | 'fields' | 'propose' | 'people'> & {
  places: readonly string[]
}

/** What was spent and what came back are the advance; what was spent beyond it is paid, and not a rupiah more. */
export function advanceReport({ places, fields, ...parts }: Report): Template {
  return {
    ...parts,
    words: 'Yang terpakai dan yang kembali sama dengan uang mukanya; kekurangannya dibayar.',
    group: 'advance',
    fields: [
      ...fields,
      sum('Terpakai', 'sum', { hint: 'Menurut notanya. Tulis 0 bila kembali seluruhnya.' }),
      sum('Kembali', 'back', { isOptional: true }),
      place('Kembali ke, atau kekurangannya dibayar dari', places),
    ],
    moves: ({ item: advance, ...g }) => {
      const [held, remaining] = [advance?.account ?? '', advance?.remaining ?? 0]
      return [
        [g.use, held, Math.min(g.sum, remaining)],
        [g.use, g.place.account, Math.max(0, g.sum - remaining)],
        [g.place.account, held, g.back],
      ]
    },
    wrong: ({ item: advance, sum: spent, back }) => {
      const rest = Math.max(0, (advance?.remaining ?? 0) - spent)
      return back === rest ? undefined : { back: backWords(rest) }
    },
    total: ({ sum: spent, back }) => spent + back,
    paper: 'receipt',
  }
}

function backWords(rest: number): string {
  return rest === 0
    ? 'Uang mukanya habis terpakai, jadi tidak ada yang kembali.'
    : `Yang terpakai dan yang kembali harus sama dengan uang mukanya: kembali ${formatRupiah(rest)}.`
}
