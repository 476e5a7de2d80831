import { writeFileSync } from 'node:fs'
import spec from '../docs/spec.json' with { type: 'json' }
import { specPage, testsPage } from './spec/pages.ts'

// Makes both pages of the product spec from their one source.
writeFileSync('docs/spec.md', specPage(spec.sections))
writeFileSync('docs/spec-tests.md', testsPage(spec.sections))
