import type { MessageTemplate, Variable } from './template.ts'
import { lembaga } from './variables.ts'

type ServiceMessage = Pick<MessageTemplate, 'name' | 'title' | 'purpose'> & {
  /** Besides the institution, which every message names. */
  variables: readonly Variable[]
  isQuiet?: boolean
  /** An answer to what its reader has just asked for, which a stop of everything does not hold. */
  isAskedFor?: boolean
  subject: string
  /** The paragraphs between greeting and farewell. */
  parts: readonly string[]
  /** The same in short, after the greeting; without it the message never goes by WhatsApp. */
  whatsapp?: string
  hasDocument?: boolean
}

/** A message of service as it is delivered: an e-mail with greeting and farewell, and the same in short for WhatsApp. */
export function serviceMessage({
  variables,
  isQuiet = false,
  subject,
  parts,
  whatsapp,
  hasDocument = false,
  ...template
}: ServiceMessage): MessageTemplate {
  const { name, purpose } = template
  const isNamed = variables.some((each) => each.name === 'nama')
  const greeting = isNamed ? 'Assalamu’alaikum {{nama}}' : 'Assalamu’alaikum'
  return {
    ...template,
    kind: 'service',
    isQuiet,
    isAskedFor: template.isAskedFor ?? (purpose === 'ticket' || purpose === 'visit'),
    variables: [...variables, lembaga],
    delivered: {
      subject,
      body: [`${greeting},`, ...parts, 'Wassalamu’alaikum,\n{{lembaga}}'].join('\n\n'),
      whatsapp: whatsapp
        ? {
            name: name.replaceAll('-', '_'),
            language: 'id',
            hasDocument,
            button: null,
            body: `${greeting}. ${whatsapp}`,
          }
        : null,
    },
  }
}
