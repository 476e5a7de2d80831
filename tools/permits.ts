import { readFileSync, writeFileSync } from 'node:fs'
import { withPermits } from './permits/table.ts'

// Writes the table of roles and permissions into the handbook of the desk.
const page = 'docs/DESK.md'
writeFileSync(page, withPermits(readFileSync(page, 'utf8')))
