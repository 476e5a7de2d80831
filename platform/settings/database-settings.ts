import * as v from 'valibot'
import { databaseUrlProblem, type HostRole } from '../db/pool/database-url.ts'

export const databaseVariables = {
  DATABASE_URL: urlFor((role) => ['read-write', 'primary'].includes(role)),
  DATABASE_OWNER_URL: urlFor((role) => ['read-write', 'primary'].includes(role)),
  DATABASE_READ_URL: urlFor(() => true),
}

function urlFor(mayAsk: (role: HostRole) => boolean) {
  return v.optional(
    v.pipe(
      v.string(),
      v.rawCheck<string>(({ dataset, addIssue }) => {
        const message = dataset.typed && databaseUrlProblem(dataset.value, mayAsk)
        if (message) addIssue({ message })
      }),
    ),
  )
}
