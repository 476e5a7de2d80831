import type { MessageTemplate, Variable } from './template.ts'
import { lembaga } from './variables.ts'

type Letter = Pick<MessageTemplate, 'name' | 'title' | 'purpose'> & {
  /** Besides the institution, which every letter names. */
  variables: readonly Variable[]
  isQuiet?: boolean
  subject: string
  /** The paragraphs between greeting and farewell. */
  parts: readonly string[]
  /** The same in short, after the greeting; without it the message never goes by WhatsApp. */
  whatsapp?: string
  hasDocument?: boolean
}

/** A message of service as it is delivered: a letter with greeting and farewell, and the same in short for WhatsApp. */
export function serviceLetter(given: Letter): MessageTemplate {
  const { name, title, purpose, variables, isQuiet = false, subject, parts } = given
  const isNamed = variables.some((each) => each.name === 'nama')
  const greeting = isNamed ? 'Assalamu’alaikum {{nama}}' : 'Assalamu’alaikum'
  return {
    name,
    title,
    kind: 'service',
    purpose,
    isQuiet,
    isAskedFor: purpose === 'ticket' || purpose === 'visit',
    variables: [...variables, lembaga],
    delivered: {
      subject,
      body: [`${greeting},`, ...parts, 'Wassalamu’alaikum,\n{{lembaga}}'].join('\n\n'),
      whatsapp: given.whatsapp
        ? {
            name: name.replaceAll('-', '_'),
            language: 'id',
            hasDocument: given.hasDocument ?? false,
            button: null,
            body: `${greeting}. ${given.whatsapp}`,
          }
        : null,
    },
  }
}
