import * as v from 'valibot'
import { calculateZakat } from './calculate.ts'
import { calculatorNames } from './zakat.ts'

const isKind = v.picklist(calculatorNames)

/** What is unreadable becomes empty, so that one bad case does not hide the others. */
const fields = v.fallback(v.record(v.string(), v.unknown()), {})

const zakatCase = v.object({
  id: v.fallback(v.optional(v.union([v.string(), v.number()])), undefined),
  jenis: v.fallback(v.string(), ''),
  input: fields,
  /** Prices and thresholds of the day, by the names of the input fields they fill. */
  parameters: fields,
})

const unreadable = { jenis: '', input: {}, parameters: {} }

/** A file of cases, as scholars and programmers hand them round; what else it says is passed over. */
export const zakatCases = v.object({ cases: v.array(v.fallback(zakatCase, unreadable)) })

type Answers = {
  answers: Record<string, object>
  /** Cases that have no answer of their own, in words for whoever keeps the file. */
  passedOver: string[]
}

/** The answers to cases by their ids, by the rules of the calculators: the first error instead, where there is one. */
export function answerCases({ cases }: v.InferOutput<typeof zakatCases>): Answers {
  const answers = new Map<string, object>()
  const passedOver: string[] = []
  for (const [index, { id, ...calculation }] of cases.entries()) {
    if (id === undefined) passedOver.push(`Case ${index + 1} has no id: it is not answered.`)
    else if (answers.has(`${id}`)) passedOver.push(`Id ${id} stands twice: the first is answered.`)
    else answers.set(`${id}`, answer(calculation))
  }
  return { answers: Object.fromEntries(answers), passedOver }
}

function answer({ jenis, input, parameters }: Omit<v.InferOutput<typeof zakatCase>, 'id'>): object {
  if (!v.is(isKind, jenis)) return refused('jenis', 'JENIS_TIDAK_DIKENAL')
  const result = calculateZakat(jenis, { ...parameters, ...input })
  if (result.status !== 'INPUT_TIDAK_VALID') {
    return { wajib: result.status === 'WAJIB', ...result }
  }
  const [first] = result.problems
  return refused(first?.field, first?.code)
}

function refused(field: string | undefined, code: string | undefined): object {
  return { status: 'INPUT_TIDAK_VALID', error: { code, field } }
}
