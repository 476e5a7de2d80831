import { advanceTemplates } from './advance-templates.ts'
import { amilTemplates } from './amil-templates.ts'
import { cashTemplates } from './cash-templates.ts'
import { goodsTemplates } from './goods-templates.ts'
import { otherTemplates } from './other-templates.ts'
import { partnerTemplates } from './partner-templates.ts'
import type { Template } from './template.ts'
import { wakafTemplates } from './wakaf-templates.ts'

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
