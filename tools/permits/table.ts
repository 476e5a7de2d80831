import { permissionWords } from '#features/staff/permission-words.ts'
import {
  isPermitted,
  type Permission,
  permissions,
  roles,
  roleWords,
} from '#features/staff/permissions.ts'

/** A page with the present table between its two marks. */
export function withPermits(page: string): string {
  return page.replace(
    /<!-- izin -->[\s\S]*?<!-- \/izin -->/,
    () => `<!-- izin -->\n${permitTable()}\n<!-- /izin -->`,
  )
}

function permitTable(): string {
  const head = `| Izin | ${roles.map((role) => roleWords[role].name).join(' | ')} |`
  const rule = `|---|${roles.map(() => ':-:|').join('')}`
  const rows = (Object.keys(permissions) as Permission[]).map(
    (name) =>
      `| ${permissionWords(name)} | ${roles.map((role) => (isPermitted(role, name) ? '✓' : '')).join(' | ')} |`,
  )
  return [head, rule, ...rows].join('\n')
}
