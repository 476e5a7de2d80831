import { readFileSync } from 'node:fs'

const routes = readFileSync(new URL('../../app/routes.ts', import.meta.url), 'utf8')

/** Every route module, as a path from the project's root: what app/routes.ts names. */
export const routeModules: ReadonlySet<string> = new Set(
  [...routes.matchAll(/'([\w./-]+\.tsx?)'/g)].map(([, file]) => `app/${file}`),
)
