import type { FieldChoice } from './fields.ts'

/** What donors' money is spent on, by the account of the ledger; each of its own funds. */
export const peopleUses: readonly FieldChoice[] = [
  ['5110', 'Zakat: fakir'],
  ['5120', 'Zakat: miskin'],
  ['5140', 'Zakat: mualaf'],
  ['5150', 'Zakat: riqab'],
  ['5160', 'Zakat: gharimin'],
  ['5170', 'Zakat: fisabilillah'],
  ['5180', 'Zakat: ibnu sabil'],
  ['5210', 'Infak terikat'],
  ['5220', 'Infak tidak terikat'],
  ['5500', 'Dana sosial keagamaan lainnya'],
]
