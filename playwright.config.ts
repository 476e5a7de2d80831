import { defineConfig } from '@playwright/test'
import { browserArgs, browserEnv, resolveBrowser, type TestBrowser } from './tests/browser.ts'

// Found once; the workers read this file again and inherit what was found.
process.env.E2E_BROWSER ??= JSON.stringify(await resolveBrowser())
const browser: TestBrowser = JSON.parse(process.env.E2E_BROWSER)

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/setup/before-journeys.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  // A busy machine may be too slow once; what fails twice fails, and what needed a second time is named.
  retries: process.env.CI === 'true' ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env.CI === 'true',
  reporter: process.env.JOURNEY_REPORT
    ? [['list'], ['json', { outputFile: process.env.JOURNEY_REPORT }]]
    : 'list',
  use: {
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 360, height: 740 },
    actionTimeout: 10_000,
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
