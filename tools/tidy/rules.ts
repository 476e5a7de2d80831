import { habitRules } from './habits.ts'
import { importRules } from './imports.ts'
import { kernelRules } from './kernel.ts'
import { pageRules } from './pages.ts'
import { referenceRules } from './references.ts'
import { screenWordRules } from './screen-words.ts'
import { shapeRules } from './shape.ts'
import type { Rule } from './source.ts'
import { sqlRules } from './sql.ts'
import { wordRules } from './words.ts'

/** Every rule of the house; some look into the texts of other files. */
export function rulesOf(files: ReadonlyMap<string, string>): Rule[] {
  return [
    ...importRules,
    ...shapeRules,
    ...habitRules,
    ...kernelRules,
    ...sqlRules,
    ...referenceRules(files),
    ...pageRules(files),
    ...wordRules,
    ...screenWordRules,
  ]
}
