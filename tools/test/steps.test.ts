import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ordersOfMoney } from '../../tests/draws.ts'

test('every test that draws orders of money is drawn many times at night', () => {
  const drawing = globSync('{features,checks,server,db}/**/*.test.ts').filter((file) =>
    readFileSync(file, 'utf8').includes("from '#tests/draws.ts'"),
  )
  expect(drawing.toSorted()).toEqual(ordersOfMoney.toSorted())
})
