import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { readJsonFile } from './json-file.ts'

const form = { schema: v.object({ sums: v.array(v.number()) }), is: 'list: {"sums": [1]}' }

test('a file of JSON is read with or without the marks of editors; what is none is told in words', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'amanah-json-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'list.json')
  const read = (content: string | Buffer) => {
    writeFileSync(file, content)
    return readJsonFile(file, form)
  }
  const text = '{"sums":[1,2]}'
  for (const content of [text, `\uFEFF${text}`, Buffer.from(`\uFEFF${text}`, 'utf16le')]) {
    expect(read(content)).toEqual({ sums: [1, 2] })
  }
  expect(() => read('')).toThrow('list.json is no list: {"sums": [1]}.')
  expect(() => read('{"sums":[1,"2"]}')).toThrow('See sums.1: ')
  expect(() => readJsonFile(folder, form)).toThrow(`${folder} cannot be read.`)
})
