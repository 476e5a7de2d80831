import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigError, readConfig } from '../config.ts'
import { mayCollectZakat, sampleInstitution } from './institution.ts'

const own = JSON.parse(readFileSync('tests/institution.json', 'utf8')) as Record<string, unknown>

function fileOf(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'institution-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'institution.json')
  writeFileSync(file, text)
  return file
}

const configOf = (given: object) =>
  readConfig({ INSTITUTION_FILE: fileOf(JSON.stringify({ ...own, ...given })) })

test('the demo is the sample; a file makes the installation its institution, and mails come from there', () => {
  expect(readConfig({}).institution).toBe(sampleInstitution)
  expect(readConfig({}).mailFrom).toBe('"Amanah" <halo@amanah.contoh>')
  const { institution, mailFrom } = configOf({ legalName: '  Yayasan   Titian ' })
  expect(institution).toEqual({ ...own, legalName: 'Yayasan Titian', isSample: false })
  expect(mailFrom).toBe('"Titian" <halo@titian.example>')
})

test('what the help centre shows besides may be given', () => {
  const more = { whatsapp: '+6281234567890', serviceHours: 'Senin–Jumat 08.00–15.00 WIB' }
  expect(configOf(more).institution).toMatchObject(more)
  expect(configOf({}).institution).not.toHaveProperty('whatsapp')
})

test('who has a licence may collect zakat in earnest, who names none may not', () => {
  const licensed = configOf({}).institution
  const { zakatBasis: _, ...unlicensed } = licensed
  expect(mayCollectZakat({ institution: licensed, mode: 'live' })).toBe(true)
  expect(mayCollectZakat({ institution: unlicensed, mode: 'live' })).toBe(false)
})

test.each([
  ['"name" is missing', { name: undefined }],
  ['"legalName" must be at least 3 characters', { legalName: ' - ' }],
  ['"decree" must be text', { decree: 7 }],
  ['"email" must be an e-mail address', { email: 'halo' }],
  ['"phone" must be a telephone number', { phone: 'ada' }],
  ['"whatsapp" must be a number as +62…', { whatsapp: '0812 3456 789' }],
  ['"zakatBasis" is still the sample', { zakatBasis: 'Izin LAZ No. 000/2026 (contoh)' }],
  ['"zakatBasis" must be at least 3 characters', { zakatBasis: '' }],
  ['"npwp" must be the 16 digits of an NPWP', { npwp: '012345678901000' }],
  ['"npwp" must be the 16 digits of an NPWP', { npwp: '0000000000000000' }],
  ['"signer.office" is missing', { signer: { name: 'Ahmad Fauzi' } }],
  ['"isSample" is not known here', { isSample: false }],
  ['"nazhir.bank" is missing', { nazhir: { name: 'Nazhir Titian', registration: 'BWI 1' } }],
])('a file that cannot be used stops the start: %s', (words, given) => {
  expect(() => configOf(given)).toThrow(ConfigError)
  expect(() => configOf(given)).toThrow(/^INSTITUTION_FILE: \S+institution\.json: /)
  expect(() => configOf(given)).toThrow(words)
})

test('a file that is not there, no JSON, or no object is named as well', () => {
  const read = (file: string) => () => readConfig({ INSTITUTION_FILE: file })
  expect(read('tidak-ada.json')).toThrow('tidak-ada.json: cannot be read (ENOENT)')
  expect(read(fileOf('{ "name": '))).toThrow('is not JSON')
  expect(read(fileOf('[]'))).toThrow('institution.json: ')
  expect(read(fileOf('"Titian"'))).toThrow('must be one object')
})
