import { defineConfig } from '@playwright/test'
import {
  browserArgs,
  browserEnv,
  resolveBrowser,
  type TestBrowser,
} from './tests/screens/browser.ts'
import { paceOfTests } from './tools/test/pace.ts'

// Found once; the workers read this file again and inherit what was found.
process.env.E2E_BROWSER ??= JSON.stringify(await resolveBrowser())
const browser: TestBrowser = JSON.parse(process.env.E2E_BROWSER)
// A busy or slow machine gets more time for each journey.
process.env.E2E_PACE ??= String(paceOfTests())
const pace = Number(process.env.E2E_PACE)

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/setup/before-journeys.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  // `npm test` begins a failed journey again, and counts it (tools/test/journeys.ts).
  timeout: 60_000 * pace,
  expect: { timeout: 10_000 * pace },
  forbidOnly: process.env.CI === 'true',
  reporter: process.env.JOURNEY_REPORT
    ? [['list'], ['json', { outputFile: process.env.JOURNEY_REPORT }]]
    : 'list',
  use: {
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 360, height: 740 },
    actionTimeout: 10_000 * pace,
    video: 'off',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.executablePath,
      env: browserEnv(browser),
      args: browserArgs,
    },
  },
})
