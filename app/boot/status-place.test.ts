import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StartStatus } from './start-status.tsx'
import { STATUS_ID } from './status-place.ts'

test('the place of the first words is announced, is empty, and has the id that the boot file looks for', () => {
  const html = renderToStaticMarkup(createElement(StartStatus))
  expect(html).toContain('role="status"')
  expect(html).toMatch(/><\/div>$/)
  expect(/ id="(\w+)"/.exec(html)?.[1]).toBe(STATUS_ID)
})
